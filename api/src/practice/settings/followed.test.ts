import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addDays, dayIn } from '@nukkad/platform/calendar';
import type { SlotsAnswer, VendorsAnswer } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { afterTime } from '../../../test/database/time-passed';
import { addBooking } from '../../../test/fixtures/bookings';
import { demoVendor } from '../../../test/fixtures/people';
import { until } from '../../../test/process/until';
import { timeZone } from '../../availability/slots.model';
import { jobsReadEvery } from '../../core/jobs/jobs';
import { searchRebuild } from '../../directory/search/vendor-changed';

const url = '/api/vendors/me/settings';

const week = [1, 2, 3, 4, 5, 6, 7];

/** From 1 for Monday. */
const weekdayOf = (date: string) => ((new Date(date).getUTCDay() + 6) % 7) + 1;

/** Maximum delay in milliseconds until lists, cards and times reflect a change. */
const soon = 2_000;

onDatabase((open) => {
  let running: TestApp;
  let advocate: SignedIn;
  let id: string;
  before(async () => {
    running = await startTestApp(open, { vendors: 60 });
    await running.app.ready();
    advocate = await signedIn(running.app, 'advocate');
    id = await demoVendor(running.database, 'advocate');
  });
  after(() => running.close());

  const listed = async (query: string): Promise<VendorsAnswer['vendors']> =>
    (await running.app.inject(`/api/vendors?type=advocate&limit=200&${query}`)).json().vendors;
  const isListed = async (query: string) => (await listed(query)).some(({ _id }) => _id === id);

  /** Waits until the app has processed the change's jobs and the lists' cache has expired. */
  async function follows(what: string, isSo: () => Promise<boolean>) {
    const jobs = running.database.query.selectFrom('job').select('id');
    const left = jobs.where('kind', '=', searchRebuild.name);
    await until(async () => !(await left.executeTakeFirst()), 'the change is worked off');
    assert.ok(await afterTime(soon - jobsReadEvery, isSo), `${what} does not follow`);
  }

  const change = async (part: string, body: object) => {
    const answer = await advocate.ask('PUT', `${url}/${part}`, body);
    assert.equal(answer.statusCode, 200, answer.body);
  };
  const hoursOf = (weekdays: number[]) => ({
    hours: weekdays.map((weekday) => ({ weekday, opens: '08:00', closes: '21:00' })),
    ...{ timeZone, lunch: null, slotMinutes: 30, bufferBefore: 0, bufferAfter: 0 },
    ...{ noticeMinutes: 0, horizonDays: 60 },
  });

  test('languages, the fee and a title that was approved follow in lists and in search', async () => {
    assert.equal(await isListed('lang=marathi'), false);
    await change('profile', { languages: ['Marathi', 'English'] });
    await follows('the language', () => isListed('lang=marathi'));

    const dearest = async () => (await listed('sort=fee-high'))[0]?._id === id;
    await change('profile', { fee: { amount: 90_000_000, currency: 'INR', per: 'hour' } });
    await follows('the fee', dearest);

    const found = async () => {
      const answer = await running.app.inject('/api/search?q=Zebracounsel');
      return answer.json().vendors.some(({ _id }: { _id: string }) => _id === id);
    };
    assert.equal(await found(), false);
    const said = await advocate.ask('PUT', `${url}/profile`, { title: 'Zebracounsel' });
    const operator = await signedIn(running.app, 'operator');
    const order = { ids: [said.json().claims[0]._id], decision: 'approve' };
    await operator.ask('POST', '/api/operator/queues/claims/decisions', order);
    await follows('the title', found);
  });

  test('hours follow in lists, on the card and among the times', async () => {
    const tomorrow = addDays(dayIn(new Date(), timeZone), 1);
    const others = week.filter((weekday) => weekday !== weekdayOf(tomorrow));
    const isFree = () => isListed('avail=tomorrow');
    const days = async () => {
      const vendor = (await listed('')).find(({ _id }) => _id === id);
      const starts = vendor?.nextSlots ?? [];
      return new Set(starts.map((start) => weekdayOf(dayIn(start, timeZone))));
    };
    await change('availability', hoursOf(others));
    await follows('a day off', async () => !(await isFree()));
    assert.ok((await days()).size > 0 && !(await days()).has(weekdayOf(tomorrow)));
    await change('availability', hoursOf([weekdayOf(tomorrow)]));
    await follows('a day', isFree);
    assert.deepEqual(await days(), new Set([weekdayOf(tomorrow)]));
    await change('availability', hoursOf([]));
    assert.deepEqual(await days(), new Set());
    const today = dayIn(new Date(), timeZone);
    const times: SlotsAnswer = (
      await running.app.inject(`/api/vendors/${id}/slots?from=${today}&to=${addDays(today, 13)}`)
    ).json();
    assert.ok(times.days.every(({ free }) => free === 0));
  });

  test('a service is on the page at once, and its fee', async () => {
    const will = { name: 'Drafting a will', minutes: 90, rate: 200_000, otherCharges: 10_000 };
    await change('services', [{ ...will, fee: 0, currency: 'INR' }]);
    const { services } = (await running.app.inject(`/api/vendors/${id}`)).json();
    assert.equal(services[0].name, 'Drafting a will');
    assert.equal(services[0].fee.amount, 310_000);
  });

  test('what is booked already is not touched by any of it', async () => {
    const { query } = running.database;
    const booked = async () => ({
      bookings: await query
        .selectFrom('booking')
        .select(['status', 'starts_at', 'ends_at', 'service_name', 'fee_amount'])
        .where('id', '=', bookingId)
        .execute(),
      cells: await query
        .selectFrom('booking_cell')
        .selectAll()
        .where('vendor_id', '=', id)
        .execute(),
    });
    const [service] = (await advocate.ask('GET', url)).json().services;
    const bookingId = await addBooking(running.database, id, {
      ...{ service_id: service._id, service_name: service.name },
      ...{ fee_amount: service.fee.amount, fee_currency: 'INR' },
    });
    await query
      .insertInto('booking_cell')
      .values({ vendor_id: id, cell: 9_999_999, booking_id: bookingId })
      .execute();
    const before = await booked();
    await change('services', []);
    await change('availability', { ...hoursOf([]), timeZone: 'Europe/Berlin', slotMinutes: 60 });
    await change('policy', { isAskedFirst: true, cancelHours: 48, moveHours: 48 });
    assert.deepEqual(await booked(), before);
    assert.equal(before.bookings[0]?.status, 'confirmed');
  });
});
