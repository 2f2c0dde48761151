import { randomUUID } from 'node:crypto';
import { bookingSupport, emptyEngines } from './support/bookings.mjs';
import { dayFrom } from './support/callers.mjs';
import { percentiles, report } from './support/figures.mjs';

/** p95 budgets in milliseconds. */
const BUDGET = { month: 5, nextOfMany: 50 };

const MANY = 1_000;
const DAYS = 30;
const ROUNDS = { month: 500, nextOfMany: 60 };
const WARM = 20;

const support = bookingSupport();
const { PostgreSQL, embedded } = emptyEngines(support);
const engines = {
  PostgreSQL: await measure(PostgreSQL.place),
  embedded: await measure(embedded.place),
};
const over = Object.entries(engines).flatMap(([engine, found]) =>
  Object.entries(BUDGET)
    .filter(([what, most]) => found[what].p95 > most)
    .map(([what, most]) => `${engine}, ${what}: p95 ${found[what].p95} ms, budget ${most}`),
);
report('slots', { vendors: MANY, days: DAYS, budget: BUDGET, engines, over });

async function measure(place) {
  const database = await support.openSeeded(place, MANY);
  try {
    const { query } = database;
    const vendors = await query
      .selectFrom('vendor')
      .select(['id', 'working_hours', 'lunch_from', 'lunch_to'])
      .where('status', '=', 'live')
      .limit(MANY)
      .execute();
    await fill(query, vendors);
    const slots = support.slotsService(query);
    const range = { from: dayFrom(1), to: dayFrom(DAYS) };
    const month = await timed(ROUNDS.month, (nth) =>
      slots.between({ id: vendors[nth % vendors.length].id, ...range }),
    );
    const nextOfMany = await timed(ROUNDS.nextOfMany, () => nextOf(query, vendors));
    console.info(
      `${database.engine}: ${DAYS} days p95 ${month.p95} ms, ${MANY} vendors p95 ${nextOfMany.p95} ms`,
    );
    return { month, nextOfMany };
  } finally {
    await database.close();
  }
}

/** Vendors with buffers, days off, extra days and half-full calendars. */
async function fill(query, vendors) {
  await query
    .insertInto('booking_rule')
    .values(vendors.map(({ id }) => ({ vendor_id: id, buffer_before: 15, buffer_after: 15 })))
    .onConflict((conflict) => conflict.column('vendor_id').doUpdateSet({ buffer_after: 15 }))
    .execute();
  await query.updateTable('vendor').set({ has_own_times: true }).execute();
  for (const { id } of vendors) {
    await query.insertInto('availability_exception').values(exceptionsOf(id)).execute();
    const bookings = bookingsOf(id);
    await query.insertInto('booking').values(bookings).execute();
    await query
      .insertInto('booking_cell')
      .values(bookings.flatMap(cellsOf))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  // The state of a database that has been running for some time.
  await support.sql`VACUUM ANALYZE`.execute(query);
}

function exceptionsOf(vendor_id) {
  const row = (day, kind, opens, closes) => ({
    ...{ id: randomUUID(), vendor_id, day: dayFrom(day), kind, opens, closes, note: null },
  });
  return [
    row(3, 'closed', null, null),
    row(5, 'closed', '10:00', '12:00'),
    row(7, 'open', '07:00', '09:00'),
    row(12, 'closed', null, null),
  ];
}

/** Three per day, from 9:30 in India. */
function bookingsOf(vendor_id) {
  return Array.from({ length: DAYS * 3 }, (_, nth) => {
    const start =
      Date.parse(`${dayFrom(1 + Math.floor(nth / 3))}T04:00:00Z`) + (nth % 3) * 7_200_000;
    return {
      ...{ id: randomUUID(), vendor_id, kind: 'appointment', status: 'confirmed' },
      starts_at: new Date(start),
      ends_at: new Date(start + 1_800_000),
      ...{ time_zone: 'Asia/Kolkata', client_name: 'Ravi Shetty', paying_by: 'at-visit' },
    };
  });
}

function cellsOf({ id: booking_id, vendor_id, starts_at, ends_at }) {
  const buffers = { bufferBefore: 15, bufferAfter: 15 };
  const cells = support.cellsBetween(starts_at.getTime(), ends_at.getTime(), buffers);
  return cells.map((cell) => ({ vendor_id, cell, booking_id }));
}

/** Query of a list: the first free slot of each vendor. */
function nextOf(query, vendors) {
  const people = vendors.map(({ id, working_hours: hours, lunch_from, lunch_to }) => ({
    ...{ id, hours },
    lunch: lunch_from && lunch_to ? { from: lunch_from, to: lunch_to } : null,
  }));
  return support.nextTimesOf(query, people, new Date(), 1);
}

async function timed(rounds, work) {
  const times = [];
  for (let nth = -WARM; nth < rounds; nth += 1) {
    const from = performance.now();
    await work(nth + WARM);
    if (nth >= 0) times.push(performance.now() - from);
  }
  return percentiles(times);
}
