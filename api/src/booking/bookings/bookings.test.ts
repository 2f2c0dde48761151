import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { addDays, dayIn } from '@nukkad/platform/calendar';
import {
  type Booking,
  type BookingMade,
  type BookingsAnswer,
  type Hold,
  limits,
  messages,
  type SlotsAnswer,
} from '@nukkad/platform/contract';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onBothDatabases } from '../../../test/database/databases';
import { demoVendor } from '../../../test/fixtures/people';
import { codeFor } from '../../../test/services/emails';
import { timeZone } from '../../availability/slots.model';

const hour = 3_600_000;
const client = { name: 'Ravi Shetty', phone: '98450 12345', city: 'Bengaluru' };

onBothDatabases((open) => {
  let running: TestApp;
  let user: SignedIn;
  let doctor: SignedIn;
  let doctorId: string;
  let teacherId: string;

  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    user = await signedIn(running.app, 'user');
    doctor = await signedIn(running.app, 'doctor');
    doctorId = await demoVendor(running.database, 'doctor');
    teacherId = await demoVendor(running.database, 'teacher');
    await setAskedFirst(false);
  });
  after(() => running.close());

  /** Keys of this file's holds by hold id: a guest's browser sends the key of its own hold. */
  const holdKeys = new Map<string, string>();

  function guest(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
    more: Record<string, string> = {},
  ) {
    const named = payload && 'holdId' in payload ? String(payload.holdId) : undefined;
    const id = named ?? /^\/api\/holds\/([^/]+)/.exec(url)?.[1] ?? '';
    const key = holdKeys.get(id);
    const headers = { ...(key !== undefined && { 'booking-key': key }), ...more };
    return running.app.inject({ method, url, headers, ...(payload && { payload }) });
  }

  /** Free times of a vendor, the first some days from now. */
  async function freeTimes(vendorId: string, query = ''): Promise<string[]> {
    const from = addDays(dayIn(new Date(), timeZone), 2);
    const url = `/api/vendors/${vendorId}/slots?from=${from}&to=${addDays(from, 20)}${query}`;
    const { days } = (await guest('GET', url)).json<SlotsAnswer>();
    return days
      .flatMap(({ groups }) =>
        groups.flatMap(({ slots }) => slots.filter(({ taken }) => taken === null)),
      )
      .map(({ start }) => start);
  }

  async function standing(vendorId: string, start: string): Promise<string | null | undefined> {
    const day = dayIn(start, timeZone);
    const url = `/api/vendors/${vendorId}/slots?from=${day}&to=${day}`;
    const { days } = (await guest('GET', url)).json<SlotsAnswer>();
    const slots = days.flatMap(({ groups }) => groups.flatMap((group) => group.slots));
    return slots.find((slot) => slot.start === start)?.taken;
  }

  const holdOf = (start: string, more: object = {}) => ({
    vendorId: doctorId,
    kind: 'appointment',
    start,
    ...more,
  });

  async function held(order: object, by?: SignedIn): Promise<Hold> {
    const answer = by
      ? await by.ask('POST', '/api/holds', order)
      : await guest('POST', '/api/holds', order);
    assert.equal(answer.statusCode, 201, answer.body);
    const hold = answer.json<Hold>();
    if (hold.key !== null) holdKeys.set(hold._id, hold.key);
    return hold;
  }

  async function booked(start: string, by: SignedIn | undefined = user, more: object = {}) {
    const hold = await held(holdOf(start, more), by);
    const order = { holdId: hold._id, client, payingBy: hold.payingBy[0] };
    const answer = by
      ? await by.ask('POST', '/api/bookings', order)
      : await guest('POST', '/api/bookings', order);
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json<BookingMade>();
  }

  /** Sets whether the doctor has to accept requests. */
  const setAskedFirst = (isAskedFirst: boolean) =>
    running.database.query
      .insertInto('booking_rule')
      .values({ vendor_id: doctorId, is_asked_first: isAskedFirst })
      .onConflict((conflict) =>
        conflict.column('vendor_id').doUpdateSet({ is_asked_first: isAskedFirst }),
      )
      .execute();

  test('a time that is held is nobody else’s until it is given back', async () => {
    const [start = ''] = await freeTimes(doctorId);
    const hold = await held(holdOf(start));
    assert.equal(await standing(doctorId, start), 'booked');
    const late = await guest('POST', '/api/holds', holdOf(start));
    assert.equal(late.statusCode, 409);
    assert.equal(late.json().code, 'slot-taken');
    assert.equal(late.json().message, 'That time was just taken');
    assert.equal(late.json().alternatives.length, 3);
    for (const other of late.json().alternatives) {
      assert.equal(await standing(doctorId, other), null);
    }
    assert.equal((await guest('DELETE', `/api/holds/${hold._id}`)).statusCode, 204);
    assert.equal(await standing(doctorId, start), null);
    assert.equal((await guest('DELETE', `/api/holds/${hold._id}`)).statusCode, 204);
  });

  test('a hold ends by itself, and who comes then has the time', async () => {
    const [start = ''] = await freeTimes(doctorId);
    const hold = await held(holdOf(start));
    await running.database.query
      .updateTable('booking')
      .set({ expires_at: sql<string>`now() - interval '1 second'` })
      .where('id', '=', hold._id)
      .execute();
    const next = await held(holdOf(start));
    const order = { client, payingBy: 'at-visit' };
    const late = await guest('POST', '/api/bookings', { holdId: hold._id, ...order });
    assert.equal(late.json().code, 'hold-expired');
    const made = await guest('POST', '/api/bookings', { holdId: next._id, ...order });
    assert.equal(made.statusCode, 201);
  });

  const refused: [what: string, order: object, status: number, field?: string][] = [
    ['off the grid', { start: '2026-12-01T04:37:00.000Z' }, 422, 'start'],
    ['long over', { start: '2026-01-05T04:30:00.000Z' }, 422, 'start'],
    ['no instant', { start: 'tomorrow' }, 422, 'start'],
    ['what doctors do not do', { kind: 'lesson' }, 422, 'kind'],
    ['nobody’s service', { service: randomUUID() }, 422, 'service'],
    ['nobody', { vendorId: randomUUID() }, 404],
    ['too many hours', { hours: 25 }, 422, 'hours'],
  ];

  for (const [what, change, status, field] of refused) {
    test(`${what} cannot be held`, async () => {
      const [start = ''] = await freeTimes(doctorId);
      const answer = await guest('POST', '/api/holds', { ...holdOf(start), ...change });
      assert.equal(answer.statusCode, status, answer.body);
      if (field) assert.ok(field in answer.json().errors, answer.body);
    });
  }

  test('nobody books themselves', async () => {
    const [start = ''] = await freeTimes(doctorId);
    const answer = await doctor.ask('POST', '/api/holds', holdOf(start));
    assert.equal(answer.statusCode, 403);
  });

  test('somebody signed in books, sees it, and cancels it', async () => {
    const [start = ''] = await freeTimes(doctorId);
    const { booking, key, payment } = await booked(start);
    assert.deepEqual([booking.status, key, payment], ['confirmed', null, null]);
    assert.match(booking.reference, /^NK-B-\d{6}$/);
    assert.equal(booking.client.phone, '+919845012345');
    assert.equal(booking.joinUrl, 'https://meet.example/ananya-hegde');
    const all = await user.ask('GET', '/api/me/bookings');
    assert.equal(all.statusCode, 200, all.body);
    const totals = await Promise.all(
      ['upcoming', 'past', 'cancelled'].map(async (when) => {
        const { total } = (await user.ask('GET', `/api/me/bookings?when=${when}`)).json();
        return total as number;
      }),
    );
    assert.equal(
      all.json<BookingsAnswer>().total,
      totals.reduce((sum, total) => sum + total),
    );
    const starts = all.json<BookingsAnswer>().bookings.map(({ start }) => start);
    assert.deepEqual(starts, starts.toSorted().reverse());
    const mine = await user.ask('GET', '/api/me/bookings?when=upcoming');
    assert.ok(mine.json().bookings.some(({ _id }: Booking) => _id === booking._id));
    for (const profession of ['doctor', 'teacher']) {
      const of = await user.ask('GET', `/api/me/bookings?when=upcoming&profession=${profession}`);
      const { bookings, total }: BookingsAnswer = of.json();
      const all = mine.json<BookingsAnswer>().bookings;
      assert.deepEqual(
        bookings.map(({ _id }) => _id),
        all.filter(({ vendor }) => vendor.profession === profession).map(({ _id }) => _id),
      );
      assert.equal(total, bookings.length);
      assert.notEqual(total, all.length);
    }
    const cancelled = await user.ask('POST', `/api/bookings/${booking._id}/cancel`, {});
    assert.equal(cancelled.json<Booking>().status, 'cancelled-by-client');
    assert.equal(cancelled.json<Booking>().joinUrl, null);
    assert.equal(await standing(doctorId, start), null);
    const again = await user.ask('POST', `/api/bookings/${booking._id}/cancel`, {});
    assert.equal(again.json().code, 'booking-state');
    const history = cancelled.json<Booking>().history.map(({ from, to }) => [from, to]);
    assert.deepEqual(history, [
      [null, 'held'],
      ['held', 'confirmed'],
      ['confirmed', 'cancelled-by-client'],
    ]);
  });

  test('a guest proves the e-mail, and comes back with the key and without a stranger', async () => {
    const [start = ''] = await freeTimes(doctorId);
    const hold = await held(holdOf(start));
    const email = `guest-${randomUUID()}@example.in`;
    const order = { holdId: hold._id, client: { ...client, email }, payingBy: 'at-visit' };
    const unproved = await guest('POST', '/api/bookings', order);
    assert.equal(unproved.json().code, 'otp-invalid');
    const sent = await guest('POST', `/api/holds/${hold._id}/code`, { email });
    assert.equal(sent.statusCode, 200, sent.body);
    const otp = await codeFor(running.database, email);
    const wrong = await guest('POST', '/api/bookings', {
      ...order,
      otp: otp === '0000' ? '1' : '0000',
    });
    assert.equal(wrong.json().code, 'otp-invalid');
    const headers = { 'idempotency-key': randomUUID() };
    const made = await guest('POST', '/api/bookings', { ...order, otp }, headers);
    assert.equal(made.statusCode, 201, made.body);
    const { booking, key } = made.json<BookingMade>();
    // The response was lost: the code is used up, the booking exists.
    const repeated = await guest('POST', '/api/bookings', { ...order, otp }, headers);
    assert.deepEqual(repeated.json(), made.json());
    const url = `/api/bookings/${booking._id}`;
    assert.equal((await guest('GET', url)).statusCode, 404);
    assert.equal((await guest('GET', url, undefined, { 'booking-key': 'x' })).statusCode, 404);
    assert.equal((await user.ask('GET', url)).statusCode, 404);
    assert.equal((await doctor.ask('GET', url)).statusCode, 200);
    const own = { 'booking-key': key as string };
    assert.equal((await guest('GET', url, undefined, own)).json<Booking>()._id, booking._id);
    const cancelled = await guest('POST', `${url}/cancel`, {}, own);
    assert.equal(cancelled.json<Booking>().status, 'cancelled-by-client');
  });

  test('a guest’s booking is also that of the account with the e-mail that was proved', async () => {
    const email = 'user@demo.example';
    const [start = ''] = await freeTimes(doctorId);
    const hold = await held(holdOf(start));
    await guest('POST', `/api/holds/${hold._id}/code`, { email });
    const otp = await codeFor(running.database, email);
    const order = { holdId: hold._id, client: { ...client, email }, payingBy: 'at-visit', otp };
    const { booking } = (await guest('POST', '/api/bookings', order)).json<BookingMade>();
    const url = `/api/bookings/${booking._id}`;
    const verifiedAt = (at: Date | null) =>
      running.database.query
        .updateTable('app_user')
        .set({ email_verified_at: at })
        .where('email', '=', email)
        .execute();
    await verifiedAt(null);
    assert.equal((await user.ask('GET', url)).statusCode, 403, 'an address that is only claimed');
    await verifiedAt(new Date());
    assert.equal((await user.ask('GET', url)).json<Booking>()._id, booking._id);
    const listed = await user.ask('GET', '/api/me/bookings?when=upcoming');
    const { bookings, total } = listed.json<BookingsAnswer>();
    assert.ok(bookings.some(({ _id }) => _id === booking._id));
    assert.ok(total >= bookings.length);
    assert.equal((await user.ask('GET', `${url}/ics`)).statusCode, 200);
    const cancelled = await user.ask('POST', `${url}/cancel`, {});
    assert.equal(cancelled.json<Booking>().status, 'cancelled-by-client');
  });

  test('a business is booked for by its GSTIN', async () => {
    const [start = ''] = await freeTimes(doctorId);
    const hold = await held(holdOf(start), user);
    const order = { holdId: hold._id, client, payingBy: 'at-visit' };
    const named = { businessName: 'Asha  Traders', businessAddress: '12, MG Road' };
    const book = (gstin: string) =>
      user.ask('POST', '/api/bookings', { ...order, gstin, ...named });
    for (const wrong of ['29AAGCB7383J1Z5', '99AAGCB7383J1Z4', '29']) {
      const refused = await book(wrong);
      assert.deepEqual([refused.statusCode, Object.keys(refused.json().errors)], [422, ['gstin']]);
    }
    const { booking } = (await book('29aagcb7383j1z4')).json<BookingMade>();
    const stored = await running.database.query
      .selectFrom('booking')
      .select(['client_gstin', 'client_business_name', 'client_business_address'])
      .where('id', '=', booking._id)
      .executeTakeFirst();
    assert.deepEqual(Object.values(stored ?? {}), [
      ...['29AAGCB7383J1Z4', 'Asha Traders', '12, MG Road'],
    ]);
  });

  test('one key is one booking, and no other one', async () => {
    const [start = ''] = await freeTimes(doctorId);
    const hold = await held(holdOf(start));
    const headers = { 'idempotency-key': randomUUID() };
    const order = { holdId: hold._id, client, payingBy: 'at-visit' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => guest('POST', '/api/bookings', order, headers)),
    );
    assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([201]));
    assert.equal(new Set(answers.map((answer) => answer.json<BookingMade>().booking._id)).size, 1);
    const other = { ...order, reason: 'something else' };
    assert.equal((await guest('POST', '/api/bookings', other, headers)).json().code, 'conflict');
  });

  test('a request waits for its professional, who says yes once', async () => {
    await setAskedFirst(true);
    try {
      const [start = ''] = await freeTimes(doctorId);
      const { booking } = await booked(start);
      assert.equal(booking.status, 'requested');
      assert.equal(await standing(doctorId, start), 'booked');
      const url = `/api/bookings/${booking._id}`;
      assert.equal((await user.ask('POST', `${url}/accept`)).statusCode, 403);
      const answers = await Promise.all([
        doctor.ask('POST', `${url}/accept`),
        doctor.ask('POST', `${url}/reject`, { reason: 'Away' }),
        doctor.ask('POST', `${url}/accept`),
      ]);
      assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409, 409]);
    } finally {
      await setAskedFirst(false);
    }
  });

  test('a request is answered before its start and within a day, as its hold has said', async () => {
    await setAskedFirst(true);
    const setNotice = (notice_minutes: number) =>
      running.database.query
        .updateTable('booking_rule')
        .set({ notice_minutes })
        .where('vendor_id', '=', doctorId)
        .execute();
    await setNotice(2 * 24 * 60);
    try {
      const times = await freeTimes(doctorId);
      const soon = times.find((start) => Date.parse(start) > Date.now() + 49 * hour) ?? '';
      for (const start of [soon, times.at(-1) ?? '']) {
        const hold = await held(holdOf(start), user);
        const order = { holdId: hold._id, client, payingBy: 'at-visit' };
        const made = await user.ask('POST', '/api/bookings', order);
        const { booking } = made.json<BookingMade>();
        const deadline = Date.parse(booking.answerBy ?? '');
        assert.equal(booking.answerBy, hold.answerBy);
        assert.ok(deadline <= Date.parse(start) - 48 * hour, `${booking.answerBy} for ${start}`);
        assert.ok(deadline <= Date.parse(booking.createdAt) + 24 * hour);
        const later = times.find((time) => Date.parse(time) > Date.parse(start) + 24 * hour);
        if (later === undefined) continue;
        const url = `/api/bookings/${booking._id}/move`;
        const moved = (await user.ask('POST', url, { start: later })).json<Booking>();
        assert.equal(moved.start, later);
        assert.ok(Date.parse(moved.answerBy ?? '') <= Date.parse(later) - 48 * hour);
      }
    } finally {
      await setNotice(0);
      await setAskedFirst(false);
    }
  });

  test('a professional who says no says why, and the time is free again', async () => {
    await setAskedFirst(true);
    try {
      const [start = ''] = await freeTimes(doctorId);
      const { booking } = await booked(start);
      const url = `/api/bookings/${booking._id}`;
      assert.equal((await doctor.ask('POST', `${url}/reject`, {})).statusCode, 422);
      const said = await doctor.ask('POST', `${url}/reject`, { reason: 'On leave that day' });
      assert.deepEqual([said.json().status, said.json().cause], ['declined', 'On leave that day']);
      assert.equal(await standing(doctorId, start), null);
      const cancelled = await doctor.ask('POST', `${url}/cancel`, { reason: 'x' });
      assert.equal(cancelled.json().code, 'booking-state');
    } finally {
      await setAskedFirst(false);
    }
  });

  test('a booking moves, and its old time is free', async () => {
    const [first = '', , , second = '', third = ''] = await freeTimes(doctorId);
    const { booking } = await booked(first);
    const other = await booked(third);
    const url = `/api/bookings/${booking._id}/move`;
    const lost = await user.ask('POST', url, { start: third });
    assert.equal(lost.json().code, 'slot-taken');
    assert.ok(lost.json().alternatives.length > 0);
    assert.equal((await user.ask('GET', `/api/bookings/${booking._id}`)).json().start, first);
    const moved = await user.ask('POST', url, { start: second });
    assert.equal(moved.json<Booking>().start, second);
    assert.deepEqual(
      [await standing(doctorId, first), await standing(doctorId, second)],
      [null, 'booked'],
    );
    await user.ask('POST', `/api/bookings/${other.booking._id}/cancel`, {});
  });

  test('it can be too late to move, and a cancellation then is not free', async () => {
    const [start = '', next = ''] = await freeTimes(doctorId);
    const { booking } = await booked(start);
    const soon = new Date(Date.now() + 60 * 60_000);
    await running.database.query
      .updateTable('booking')
      .set({ starts_at: soon, ends_at: new Date(soon.getTime() + 30 * 60_000) })
      .where('id', '=', booking._id)
      .execute();
    const moved = await user.ask('POST', `/api/bookings/${booking._id}/move`, { start: next });
    assert.equal(moved.json().code, 'too-late');
    const cancelled = await user.ask('POST', `/api/bookings/${booking._id}/cancel`, {});
    assert.equal(cancelled.json().status, 'cancelled-by-client');
  });

  test('one trial lesson for a pair', async () => {
    const [first = '', second = ''] = await freeTimes(teacherId, '&kind=trial');
    const trial = { vendorId: teacherId, kind: 'trial' };
    const { booking } = await booked(first, user, trial);
    assert.equal(booking.payment.payingBy, 'free');
    const hold = await held({ ...trial, start: second }, user);
    const order = { holdId: hold._id, client, payingBy: 'free' };
    const again = await user.ask('POST', '/api/bookings', order);
    assert.equal(again.json().code, 'trial-used');
    await user.ask('DELETE', `/api/holds/${hold._id}`);
  });

  test('weekly lessons are at the same time, and one of them can be cancelled', async () => {
    const [start = ''] = await freeTimes(teacherId, '&kind=lesson');
    const hold = await held({ vendorId: teacherId, kind: 'lesson', start }, user);
    const order = { holdId: hold._id, client, payingBy: 'at-visit', weeks: 4 };
    const made = await user.ask('POST', '/api/bookings', order);
    assert.equal(made.statusCode, 201, made.body);
    const { series } = made.json<BookingMade>().booking;
    assert.deepEqual([series?.position, series?.of], [1, 4]);
    const rows = () =>
      running.database.query
        .selectFrom('booking')
        .select(['id', 'starts_at', 'status'])
        .where('series_id', '=', series?._id as string)
        .orderBy('series_position')
        .execute();
    const week = 7 * 86_400_000;
    assert.deepEqual(
      (await rows()).map(({ starts_at }) => starts_at.getTime() - Date.parse(start)),
      [0, week, 2 * week, 3 * week],
    );
    const second = (await rows())[1]?.id;
    await user.ask('POST', `/api/bookings/${second}/cancel`, {});
    assert.deepEqual(
      (await rows()).map(({ status }) => status === 'confirmed'),
      [true, false, true, true],
    );
    const third = (await rows())[2]?.id;
    await user.ask('POST', `/api/bookings/${third}/cancel`, { scope: 'following' });
    assert.deepEqual(
      (await rows()).map(({ status }) => status === 'confirmed'),
      [true, false, false, false],
    );
  });

  test('a week that is taken is named, and can be left out', async () => {
    const times = await freeTimes(teacherId, '&kind=lesson');
    const start = times.find((one) => times.includes(inWeeks(one, 1))) as string;
    const taken = await booked(inWeeks(start, 1), user, { vendorId: teacherId, kind: 'lesson' });
    const hold = await held({ vendorId: teacherId, kind: 'lesson', start }, user);
    const order = { holdId: hold._id, client, payingBy: 'at-visit', weeks: 2 };
    const lost = await user.ask('POST', '/api/bookings', order);
    assert.equal(lost.json().code, 'slot-taken');
    assert.equal(lost.json().errors.skip, inWeeks(start, 1));
    const skip = [inWeeks(start, 1)];
    const made = await user.ask('POST', '/api/bookings', { ...order, skip });
    assert.equal(made.statusCode, 201, made.body);
    assert.equal(taken.booking.status, 'confirmed');
  });

  test('whoever waited longest is offered what becomes free, and has it until it is over', async () => {
    const [start = ''] = await freeTimes(doctorId);
    const advocate = await signedIn(running.app, 'advocate');
    const { booking } = await booked(start);
    const date = dayIn(start, timeZone);
    const order = { vendorId: doctorId, kind: 'appointment', date };
    const entry = (await advocate.ask('POST', '/api/waitlist', order)).json();
    assert.equal(entry.state, 'waiting');
    const again = (await advocate.ask('POST', '/api/waitlist', order)).json();
    assert.equal(again._id, entry._id);
    await user.ask('POST', `/api/bookings/${booking._id}/cancel`, {});
    assert.equal(await standing(doctorId, start), 'booked');
    const [offered] = (await advocate.ask('GET', '/api/me/waitlist')).json();
    assert.equal(offered.offer.start, start);
    assert.equal(
      (await user.ask('POST', '/api/holds', { ...holdOf(start), offer: entry._id })).statusCode,
      409,
    );
    const hold = await held(holdOf(start, { offer: entry._id }), advocate);
    const book = { holdId: hold._id, client, payingBy: 'at-visit' };
    assert.equal((await advocate.ask('POST', '/api/bookings', book)).statusCode, 201);
    assert.deepEqual((await advocate.ask('GET', '/api/me/waitlist')).json(), []);
  });

  test('two hundred who want one time: one has it', async () => {
    const [start = ''] = await freeTimes(doctorId);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, nth) =>
        running.app.inject({
          ...{ method: 'POST', url: '/api/holds', payload: holdOf(start) },
          remoteAddress: `198.51.100.${nth}`,
        }),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    assert.equal(codes.filter((code) => code === 201).length, 1);
    assert.equal(codes.filter((code) => code === 409).length, 199);
  });

  test('a guest who shows no address asks, a few at a time; whoever pays or proves it books', async () => {
    const vendorId = await demoVendor(running.database, 'ca');
    const times = await freeTimes(vendorId);
    const asking = async (start: string, more: object = {}) => {
      const hold = await held({ vendorId, kind: 'consultation', start });
      const order = { holdId: hold._id, client, payingBy: 'at-visit', ...more };
      return guest('POST', '/api/bookings', order);
    };
    for (const start of times.slice(0, limits.unprovedRequestsMost)) {
      const asked = await asking(start);
      assert.equal(asked.statusCode, 201, asked.body);
      assert.equal(asked.json<BookingMade>().booking.status, 'requested');
    }
    const [next = '', last = ''] = times.slice(limits.unprovedRequestsMost);
    const refused = await asking(next);
    assert.equal(refused.statusCode, 422);
    assert.deepEqual(refused.json().errors, { 'client.email': messages.emailToBook });

    const email = `guest-${randomUUID()}@example.in`;
    const hold = await held({ vendorId, kind: 'consultation', start: last });
    await guest('POST', `/api/holds/${hold._id}/code`, { email });
    const otp = await codeFor(running.database, email);
    const order = { holdId: hold._id, client: { ...client, email }, payingBy: 'at-visit', otp };
    const made = await guest('POST', '/api/bookings', order);
    assert.equal(made.json<BookingMade>().booking.status, 'confirmed');
  });

  test('two bookings that change places do not wait for each other for ever', async () => {
    const [first = '', second = ''] = await freeTimes(doctorId);
    const one = await booked(first);
    const two = await booked(second);
    const move = (made: BookingMade, start: string) =>
      user.ask('POST', `/api/bookings/${made.booking._id}/move`, { start });
    const answers = await Promise.all([move(one, second), move(two, first)]);
    assert.ok(answers.every(({ statusCode }) => [200, 409].includes(statusCode)));
  });

  test('hires are by the hour, with an address', async () => {
    const labour = await demoVendor(running.database, 'labour');
    const [start = ''] = await freeTimes(labour, '&kind=hire&hours=2');
    const hold = await held({ vendorId: labour, kind: 'hire', start, hours: 2 });
    assert.equal(Date.parse(hold.end) - Date.parse(hold.start), 2 * 3_600_000);
    const order = { holdId: hold._id, client, payingBy: 'at-visit' };
    assert.ok('address' in (await guest('POST', '/api/bookings', order)).json().errors);
    const address = { line: '12, 5th Main', city: 'Bengaluru', pin: '560102' };
    assert.equal((await guest('POST', '/api/bookings', { ...order, address })).statusCode, 201);
  });
});

const inWeeks = (start: string, weeks: number) =>
  new Date(Date.parse(start) + weeks * 7 * 86_400_000).toISOString();
