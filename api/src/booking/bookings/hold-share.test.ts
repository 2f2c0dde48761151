import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { addDays, dayIn, INDIA } from '@nukkad/platform/calendar';
import type { Booking, BookingMade, Hold, PracticeBooking } from '@nukkad/platform/contract';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { bookAtOnce, demoVendor } from '../../../test/fixtures/people';
import { codeFor } from '../../../test/services/emails';
import { bookingKeys } from './booking-key';

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { env: { LIMITS: 'production' } });
  });
  after(() => running.close());

  let networks = 0;
  const nextNetwork = () => {
    networks += 1;
    return networks;
  };
  const forgetHolds = () =>
    running.database.query
      .deleteFrom('allowance')
      .where('key', 'like', 'holds-of-professional:%')
      .execute();

  async function freeTimes(vendorId: string): Promise<string[]> {
    const day = (days: number) => addDays(dayIn(Date.now(), INDIA), days);
    const url = `/api/vendors/${vendorId}/slots?from=${day(2)}&to=${day(9)}`;
    const { days } = (await running.app.inject(url)).json();
    return days.flatMap(
      ({ groups }: { groups: { slots: { start: string; taken: unknown }[] }[] }) =>
        groups.flatMap(({ slots }) =>
          slots.filter(({ taken }) => taken === null).map(({ start }) => start),
        ),
    );
  }

  const hold = (vendorId: string, start: string, remoteAddress: string) =>
    running.app.inject({
      ...{ method: 'POST', url: '/api/holds', remoteAddress },
      payload: { vendorId, kind: 'appointment', start },
    });

  test('one network cannot empty a professional’s diary with holds', async () => {
    const vendorId = await demoVendor(running.database, 'doctor');
    const times = await freeTimes(vendorId);
    const statuses: number[] = [];
    const held: Hold[] = [];
    for (const start of times.slice(0, 12)) {
      const answer = await hold(vendorId, start, '198.51.100.9');
      statuses.push(answer.statusCode);
      if (answer.statusCode === 201) held.push(answer.json<Hold>());
    }
    assert.deepEqual(statuses, [...Array(4).fill(201), ...Array(8).fill(429)]);

    const other = await hold(vendorId, times[20] ?? '', '203.0.113.5');
    assert.equal(other.statusCode, 201, 'another network still can');

    const freed = await running.app.inject({
      ...{ method: 'DELETE', url: `/api/holds/${held[0]?._id}`, remoteAddress: '198.51.100.9' },
      headers: { 'booking-key': held[0]?.key ?? '' },
    });
    assert.equal(freed.statusCode, 204);
    const again = await hold(vendorId, times[21] ?? '', '198.51.100.9');
    assert.equal(again.statusCode, 201, 'a time that was given back counts no longer');
  });

  test('giving back, cancelling, moving and paying are counted together for a network', async () => {
    const id = randomUUID();
    const calls = [
      { method: 'DELETE', url: `/api/holds/${id}` },
      { method: 'POST', url: `/api/bookings/${id}/cancel`, payload: {} },
      { method: 'POST', url: `/api/bookings/${id}/move`, payload: {} },
      { method: 'POST', url: `/api/payments/${id}/test`, payload: {} },
    ] as const;
    const statuses: number[] = [];
    for (let nth = 0; nth < 124; nth += 1) {
      const call = calls[nth % 4] ?? calls[0];
      const { statusCode } = await running.app.inject({ ...call, remoteAddress: '198.51.100.77' });
      statuses.push(statusCode);
    }
    assert.ok(statuses.slice(0, 120).every((status) => status !== 429));
    assert.deepEqual(statuses.slice(120), [429, 429, 429, 429]);
  });

  const bookerOf =
    (vendorId: string) =>
    async (start: string | undefined, remoteAddress: string, email: string) => {
      const held = await running.app.inject({
        ...{ method: 'POST', url: '/api/holds', remoteAddress },
        payload: { vendorId, kind: 'consultation', start },
      });
      const { _id: holdId, key } = held.json<Hold>();
      const ask = (url: string, payload: object) =>
        running.app.inject({
          ...{ method: 'POST', url, remoteAddress, payload },
          headers: { 'booking-key': key ?? '' },
        });
      // Emails with codes to one address are limited to one per half minute.
      await sql`DELETE FROM allowance WHERE key LIKE 'code-pause:%'`.execute(
        running.database.query,
      );
      const sent = await ask(`/api/holds/${holdId}/code`, { email });
      assert.equal(sent.statusCode, 200, sent.body);
      const otp = await codeFor(running.database, email);
      const client = { name: 'Ravi Shetty', phone: '98450 12345', city: 'Bengaluru', email };
      const order = { holdId, client, payingBy: 'at-visit', otp };
      const made = await ask('/api/bookings', order);
      assert.equal(made.statusCode, 201, made.body);
      return made.json<BookingMade>().booking;
    };

  test('a burst of guests’ bookings at one professional waits for the professional', async () => {
    const vendorId = await demoVendor(running.database, 'ca');
    const times = await freeTimes(vendorId);
    const make = bookerOf(vendorId);
    const book = async (...order: Parameters<typeof make>) => (await make(...order)).status;
    const ofNetwork: string[] = [];
    for (const nth of [0, 1, 2, 3]) {
      ofNetwork.push(await book(times[nth], '198.51.100.20', `burst-${nth}@example.in`));
    }
    assert.deepEqual(ofNetwork, ['confirmed', 'confirmed', 'confirmed', 'requested']);
    const ofEmail: string[] = [];
    for (const nth of [4, 5, 6, 7]) {
      ofEmail.push(await book(times[nth], `203.0.113.${nth}`, 'one@example.in'));
    }
    assert.deepEqual(ofEmail, ['confirmed', 'confirmed', 'confirmed', 'requested']);
    assert.equal(await book(times[8], '203.0.113.90', 'other@example.in'), 'confirmed');
  });

  test('a burst takes up no time, is named to the professional, and declined with one press', async () => {
    const vendorId = await demoVendor(running.database, 'ca');
    const professional = await signedIn(running.app, 'ca');
    await bookAtOnce(running.database, vendorId);
    const times = await freeTimes(vendorId);
    const hold = async (start = '') =>
      running.app.inject({
        ...{ method: 'POST', url: '/api/holds', remoteAddress: `192.0.2.${nextNetwork()}` },
        payload: { vendorId, kind: 'consultation', start },
      });
    const book = bookerOf(vendorId);
    const made: Booking[] = [];
    for (let nth = 0; nth < 7; nth += 1) {
      // Forget earlier holds: a network may hold four times per ten minutes.
      await forgetHolds();
      made.push(await book(times[nth], '198.51.100.44', `flood-${nth}@example.in`));
    }
    const requested = made.slice(3);
    assert.ok(requested.every(({ status }) => status === 'requested'));
    const free = await freeTimes(vendorId);
    assert.deepEqual(
      requested.map(({ start }) => free.includes(start)),
      [true, true, true, true],
    );
    const listed = async (): Promise<PracticeBooking[]> =>
      (await professional.ask('GET', '/api/vendors/me/bookings?shown=requests')).json().bookings;
    const burst = (await listed()).find(({ _id }) => _id === requested[0]?._id)?.burst;
    assert.equal(burst?.of, 'network');
    assert.doesNotMatch(burst?._id ?? '', /198\.51/);
    const waiting = async () =>
      (await listed()).filter((one) => one.burst?._id === burst?._id).map(({ _id }) => _id);
    assert.deepEqual((await waiting()).sort(), requested.map(({ _id }) => _id).sort());

    // Another client books one of the times meanwhile; one request is accepted.
    const [taken, accepted] = requested;
    const other = await hold(taken?.start);
    assert.equal(other.statusCode, 201, other.body);
    const late = await professional.ask('POST', `/api/bookings/${taken?._id}/accept`);
    assert.deepEqual([late.statusCode, late.json().code], [409, 'slot-taken'], late.body);
    const yes = await professional.ask('POST', `/api/bookings/${accepted?._id}/accept`);
    assert.deepEqual([yes.statusCode, yes.json().status], [200, 'confirmed'], yes.body);
    assert.equal((await hold(accepted?.start)).statusCode, 409, 'it takes up its time from now on');

    const decline = () =>
      professional.ask('POST', `/api/vendors/me/booking-bursts/${burst?._id}/reject`, {
        reason: 'Too many at once.',
      });
    const stranger = await signedIn(running.app, 'doctor');
    const path = `/api/vendors/me/booking-bursts/${burst?._id}/reject`;
    assert.deepEqual((await stranger.ask('POST', path, { reason: 'Mine?' })).json(), {
      rejected: 0,
    });
    assert.deepEqual((await decline()).json(), { rejected: 3 });
    assert.deepEqual((await decline()).json(), { rejected: 0 });
    assert.deepEqual(await waiting(), []);
  });

  test('a guest of a burst who moves the request still takes up no time', async () => {
    const vendorId = await demoVendor(running.database, 'advocate');
    await bookAtOnce(running.database, vendorId);
    const times = await freeTimes(vendorId);
    const book = bookerOf(vendorId);
    const made: Booking[] = [];
    for (let nth = 0; nth < 4; nth += 1) {
      made.push(await book(times[nth], '198.51.100.55', `moved-${nth}@example.in`));
    }
    const request = made[3];
    assert.equal(request?.status, 'requested');
    const key = bookingKeys(running.settings.sessionSecret).keyOf(request?._id ?? '');
    const moved = await running.app.inject({
      ...{ method: 'POST', url: `/api/bookings/${request?._id}/move` },
      headers: { 'booking-key': key },
      payload: { start: times[9] },
    });
    assert.deepEqual([moved.statusCode, moved.json().start], [200, times[9]], moved.body);
    assert.ok((await freeTimes(vendorId)).includes(times[9] ?? ''));
  });
});
