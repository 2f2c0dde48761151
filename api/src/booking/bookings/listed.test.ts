import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addDays, dayIn, INDIA } from '@nukkad/platform/calendar';
import type { Hold, VendorsAnswer } from '@nukkad/platform/contract';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { searchIsUpToDate } from '../../../test/database/jobs';
import { afterTime } from '../../../test/database/time-passed';
import { demoVendor } from '../../../test/fixtures/people';
import { vendorChanged } from '../../directory';

const client = { name: 'Ravi Shetty', phone: '98450 12345', city: 'Bengaluru' };

/** Listings cache a vendor's free weeks for this long. */
const weeksAreFresh = 1_000;

onDatabase((open) => {
  let running: TestApp;
  let doctorId: string;
  let user: SignedIn;

  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    user = await signedIn(running.app, 'user');
    doctorId = await demoVendor(running.database, 'doctor');
    const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      ...{ weekday, opens: '10:00', closes: '20:00' },
    }));
    await running.database.query.transaction().execute(async (trx) => {
      const working_hours = JSON.stringify(everyDay);
      await trx.updateTable('vendor').set({ working_hours }).where('id', '=', doctorId).execute();
      await vendorChanged(trx, doctorId);
    });
    await searchIsUpToDate(running.database.query);
  });
  after(() => running.close());

  async function listed(query = ''): Promise<VendorsAnswer['vendors'][number] | undefined> {
    const url = `/api/vendors?type=doctor&ids=${doctorId}${query}`;
    const { vendors } = (await running.app.inject({ url })).json<VendorsAnswer>();
    return vendors[0];
  }

  async function book(start: string): Promise<void> {
    const hold = await user.ask('POST', '/api/holds', {
      ...{ vendorId: doctorId, kind: 'appointment', start },
    });
    assert.equal(hold.statusCode, 201, hold.body);
    const order = { holdId: hold.json<Hold>()._id, client, payingBy: 'at-visit' };
    assert.equal((await user.ask('POST', '/api/bookings', order)).statusCode, 201);
  }

  test('a time that is booked is on no card any more, and counts', async () => {
    const [first = '', second = ''] = (await listed())?.nextSlots ?? [];
    await book(first);
    assert.equal((await listed())?.nextSlots[0], second);
    await searchIsUpToDate(running.database.query);
    const { bookings_30d, week_id } = await running.database.query
      .selectFrom('vendor')
      .innerJoin('search_row', 'search_row.vendor_id', 'vendor.id')
      .select(['vendor.bookings_30d', 'search_row.week_id', 'search_row.popular'])
      .where('vendor.id', '=', doctorId)
      .executeTakeFirstOrThrow();
    const { count } = await running.database.query
      .selectFrom('booking')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('vendor_id', '=', doctorId)
      .where('status', 'not in', ['held', 'expired'])
      .where('created_at', '>', sql<Date>`now() - interval '30 days'`)
      .executeTakeFirstOrThrow();
    assert.equal(bookings_30d, count);
    const week = await running.database.query
      .selectFrom('week')
      .select('vendor_id')
      .where('id', '=', week_id)
      .executeTakeFirstOrThrow();
    assert.equal(week.vendor_id, doctorId);
  });

  test('who is booked out tomorrow is not listed as free then', async () => {
    const tomorrow = '&avail=tomorrow';
    assert.ok(await listed(tomorrow));
    const day = addDays(dayIn(Date.now(), INDIA), 1);
    const url = `/api/vendors/${doctorId}/slots?from=${day}&to=${day}`;
    const { days } = (await running.app.inject({ url })).json();
    const free = days[0].groups.flatMap(
      (group: { slots: { start: string; taken: string | null }[] }) =>
        group.slots.filter(({ taken }) => taken === null),
    );
    for (const { start } of free) await book(start);
    await searchIsUpToDate(running.database.query);
    assert.equal(await afterTime(weeksAreFresh, () => listed(tomorrow)), undefined);
  });
});
