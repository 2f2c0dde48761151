import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addDays, dayIn } from '@nukkad/platform/calendar';
import { limits, type SlotsAnswer, type VendorDetails } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onBothDatabases } from '../../../test/database/databases';
import { demoVendor } from '../../../test/fixtures/people';
import { timeZone } from '../../availability/slots.model';

onBothDatabases((open) => {
  let running: TestApp;
  let dentist = '';
  before(async () => {
    running = await startTestApp(open);
    dentist = await demoVendor(running.database, 'doctor');
  });
  after(() => running.close());

  const today = dayIn(new Date(), timeZone);
  const ask = (from: string, to: string, id = dentist) =>
    running.app.inject({ url: `/api/vendors/${id}/slots`, query: { from, to } });
  const freeOf = ({ days }: SlotsAnswer) =>
    days
      .flatMap(({ groups }) => groups.flatMap(({ slots }) => slots))
      .filter(({ taken }) => taken === null);

  test('a weekday ahead of the demo dentist is the documented twelve', async () => {
    // That week contains a Wednesday, and sample guests book at most a month ahead.
    const days: SlotsAnswer = (await ask(addDays(today, 31), addDays(today, 37))).json();
    const wednesday = days.days.find(({ date }) => new Date(date).getUTCDay() === 3)!;
    assert.equal(days.timeZone, 'Asia/Kolkata');
    assert.equal(wednesday.free, 12);
    assert.deepEqual(
      wednesday.groups.map(({ part, slots }) => [part, slots.map(({ time }) => time)]),
      [
        ['morning', ['10:00', '10:30', '11:00', '11:30']],
        ['afternoon', ['14:00', '14:30', '15:00', '15:30']],
        ['evening', ['17:00', '17:30', '18:00', '18:30']],
      ],
    );
  });

  test('the next times of the page are the first free ones', async () => {
    const answer: SlotsAnswer = (await ask(today, addDays(today, 13))).json();
    const details: VendorDetails = (await running.app.inject(`/api/vendors/${dentist}`)).json();
    const now = new Date().toISOString();
    const still = (starts: string[]) => starts.filter((start) => start > now);
    const first = freeOf(answer).map(({ start }) => start);
    assert.deepEqual(
      still(details.nextSlots),
      still(first).slice(0, still(details.nextSlots).length),
    );
  });

  test('nobody can be met yesterday, and a break is no time', async () => {
    const { id } = await running.database.query
      .selectFrom('vendor')
      .select('id')
      .where('lunch_from', 'is not', null)
      .executeTakeFirstOrThrow();
    const past: SlotsAnswer = (await ask(addDays(today, -7), addDays(today, -1), id)).json();
    assert.deepEqual(freeOf(past), []);
    const ahead: SlotsAnswer = (await ask(addDays(today, 1), addDays(today, 7), id)).json();
    const details: VendorDetails = (await running.app.inject(`/api/vendors/${id}`)).json();
    const { from, to } = details.lunch!;
    for (const { time } of freeOf(ahead)) assert.ok(time < from || time >= to, time);
    assert.ok(freeOf(ahead).length > 0);
  });

  test('every free time lies within the hours of its day', async () => {
    const people = await running.database.query
      .selectFrom('vendor')
      .select(['id', 'working_hours'])
      .limit(40)
      .execute();
    for (const { id, working_hours } of people) {
      const { days }: SlotsAnswer = (await ask(addDays(today, 1), addDays(today, 7), id)).json();
      for (const { date, groups } of days) {
        const weekday = ((new Date(date).getUTCDay() + 6) % 7) + 1;
        const hours = working_hours.find((one) => one.weekday === weekday);
        const free = groups.flatMap(({ slots }) => slots).filter(({ taken }) => taken === null);
        for (const { time } of free) assert.ok(hours && time >= hours.opens && time < hours.closes);
      }
    }
  });

  test('as many days as documented, and not one more', async () => {
    const most = await ask(today, addDays(today, limits.slotDays - 1));
    assert.equal(most.json().days.length, limits.slotDays);
    const more = await ask(today, addDays(today, limits.slotDays));
    assert.deepEqual([more.statusCode, Object.keys(more.json().errors)], [422, ['to']]);
  });
});
