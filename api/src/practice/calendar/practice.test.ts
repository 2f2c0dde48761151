import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { addDays, dayIn, instantAt } from '@nukkad/platform/calendar';
import type {
  Booking,
  Performance,
  PracticeBooking,
  PracticeBookingsAnswer,
  PracticeCalendar,
  PracticeException,
  PracticeSearchAnswer,
  PracticeStats,
  SlotsAnswer,
} from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { freeHours } from '../../../test/fixtures/free-hours';
import { demoVendor } from '../../../test/fixtures/people';
import { storedBooking } from '../../../test/fixtures/stored-booking';
import { timeZone } from '../../availability/slots.model';

const mine = '/api/vendors/me';
const today = dayIn(new Date(), timeZone);
const someBody = { name: 'Ravi Shetty', phone: '98450 12345' };

onDatabase((open) => {
  let running: TestApp;
  let doctor: SignedIn;
  let advocate: SignedIn;
  let user: SignedIn;
  let doctorId: string;

  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    doctor = await signedIn(running.app, 'doctor');
    advocate = await signedIn(running.app, 'advocate');
    user = await signedIn(running.app, 'user');
    doctorId = await demoVendor(running.database, 'doctor');
  });
  after(() => running.close());

  const bookOf = (start: string, more: object = {}) => ({
    ...{ client: someBody, kind: 'appointment', start },
    ...more,
  });
  const book = (start: string, more: object = {}, headers: Record<string, string> = {}) =>
    doctor.ask('POST', `${mine}/bookings`, bookOf(start, more), headers);

  async function booked(start: string, more: object = {}): Promise<PracticeBooking> {
    const answer = await book(start, more);
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json();
  }

  const calendar = async (from: string, to: string): Promise<PracticeCalendar> =>
    (await doctor.ask('GET', `${mine}/calendar?from=${from}&to=${to}`)).json();

  const list = async (query: string): Promise<PracticeBookingsAnswer> => {
    const answer = await doctor.ask('GET', `${mine}/bookings?${query}`);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json();
  };

  /** The doctor's record of the client with an account. */
  async function recordOfUser() {
    const own = { vendor_id: doctorId, user_id: user.userId };
    const values = { id: randomUUID(), ...own, number: 900_000, name: 'Kavya Menon' };
    return running.database.query
      .insertInto('client')
      .values({ ...values, phone: '+919845012345' })
      .onConflict((conflict) =>
        conflict
          .columns(['vendor_id', 'number'])
          .doUpdateSet({ name: 'Kavya Menon', phone: '+919845012345' }),
      )
      .returning(['id', 'number'])
      .executeTakeFirstOrThrow();
  }

  const requested = async (start: string): Promise<string> => {
    const { _id } = await booked(start);
    await running.database.query
      .updateTable('booking')
      .set({ status: 'requested', expires_at: new Date(Date.now() + 86_400_000) })
      .where('id', '=', _id)
      .execute();
    return _id;
  };

  test('a client who is booked stands in the calendar and in the list, confirmed', async () => {
    const [start = ''] = await freeHours(doctor.ask);
    const made = await booked(start, { about: 'Toothache' });
    assert.deepEqual(
      [made.status, made.name, made.phone, made.about, made.payingBy, made.isPaid],
      ['confirmed', 'Ravi Shetty', '+919845012345', 'Toothache', 'at-visit', false],
    );
    assert.equal(made.joinUrl, 'https://meet.example/ananya-hegde');
    assert.deepEqual(made.may, {
      ...{ answer: false, move: true, cancel: true, finish: false, review: false },
    });
    const day = dayIn(start, timeZone);
    const { bookings } = await calendar(day, day);
    assert.deepEqual(
      bookings.find(({ _id }) => _id === made._id),
      made,
    );
    const { bookings: found } = await list(`shown=upcoming&q=${made.reference}`);
    assert.deepEqual(found, [made]);
    assert.deepEqual(await list(''), await list('shown=all'));
    const url = `/api/vendors/${doctorId}/slots?from=${day}&to=${day}`;
    const { days } = (await running.app.inject({ url })).json<SlotsAnswer>();
    const slots = days.flatMap(({ groups }) => groups.flatMap((group) => group.slots));
    assert.ok(slots.every((slot) => slot.start !== start || slot.taken === 'booked'));
  });

  test('a client of the records is booked under the record', async () => {
    const [first = '', second = ''] = await freeHours(doctor.ask);
    const { id } = await recordOfUser();
    const made = await booked(first, { client: undefined, clientId: id });
    assert.deepEqual([made.clientId, made.name], [id, 'Kavya Menon']);
    // A client with an account is notified.
    const { notifications } = (await user.ask('GET', '/api/notifications')).json();
    assert.equal(notifications[0].title, 'Booking confirmed');
    const theirs = await advocate.ask('POST', `${mine}/bookings`, {
      ...bookOf(second, { client: undefined, clientId: id }),
      kind: 'consultation',
    });
    assert.deepEqual([theirs.statusCode, theirs.json().code], [404, 'not-found']);
  });

  test('of two with one name and telephone it is the one who was chosen', async () => {
    const ids = [randomUUID(), randomUUID()];
    for (const [nth, id] of ids.entries()) {
      const values = { id, vendor_id: doctorId, number: 910_000 + nth, ...someBody };
      await running.database.query.insertInto('client').values(values).execute();
    }
    for (const clientId of ids) {
      const [start = ''] = await freeHours(doctor.ask);
      const made = await booked(start, { client: undefined, clientId });
      assert.equal(made.clientId, clientId);
    }
  });

  test('one key is one booking', async () => {
    const [start = ''] = await freeHours(doctor.ask);
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([book(start, {}, headers), book(start, {}, headers)]);
    assert.deepEqual(answers[0]?.json(), answers[1]?.json());
    assert.equal(answers[0]?.statusCode, 201);
  });

  test('of two who book a time at once one has it; the other is offered others', async () => {
    const [start = ''] = await freeHours(doctor.ask);
    const answers = await Promise.all([book(start), book(start), book(start)]);
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, 409, 409]);
    const lost = answers.find(({ statusCode }) => statusCode === 409)?.json();
    assert.equal(lost.code, 'slot-taken');
    assert.equal(lost.alternatives.length, 3);
  });

  const refused: [what: string, order: object, status: number, field?: string][] = [
    ['nobody', { client: undefined }, 422, 'client'],
    ['a client of nobody', { client: undefined, clientId: randomUUID() }, 404],
    ['off the grid', { start: `${addDays(today, 9)}T05:07:00.000Z` }, 422, 'start'],
    ['at night', { start: `${addDays(today, 9)}T21:00:00.000Z` }, 422, 'start'],
    ['long ago', { start: '2026-01-05T04:30:00.000Z' }, 422, 'start'],
    ['before all times', { start: '0000-01-01T00:00:00.000Z' }, 422, 'start'],
    ['after all times', { start: '9999-12-31T23:45:00.000Z' }, 422, 'start'],
    ['no instant', { start: 'noon' }, 422, 'start'],
    ['what doctors do not do', { kind: 'lesson' }, 422, 'kind'],
    ['nobody’s service', { service: randomUUID() }, 422, 'service'],
    ['no telephone', { client: { name: 'Ravi', phone: 'x' } }, 422, 'client.phone'],
  ];

  for (const [what, change, status, field] of refused) {
    test(`${what}: not booked`, async () => {
      const [start = ''] = await freeHours(doctor.ask);
      const answer = await book(start, change);
      assert.equal(answer.statusCode, status, answer.body);
      if (field) assert.ok(field in answer.json().errors, answer.body);
    });
  }

  test('a day that is closed is closed everywhere, until it is not', async () => {
    const date = addDays(today, 80);
    const before = await calendar(date, addDays(date, 6));
    const open = before.days.find((one) => one.open.length > 0);
    const day = open?.date ?? '';
    const order = { date: day, kind: 'closed', hours: null, note: 'A wedding' };
    const added = await doctor.ask('POST', `${mine}/exceptions`, order);
    assert.equal(added.statusCode, 201, added.body);
    const { _id, ...said } = added.json<PracticeException>();
    assert.deepEqual(said, order);
    const again = await doctor.ask('POST', `${mine}/exceptions`, order);
    assert.equal(again.json()._id, _id);
    const closed = await calendar(day, day);
    assert.deepEqual(closed.days, [{ date: day, open: [], lunch: null }]);
    assert.deepEqual(closed.exceptions, [added.json()]);
    const url = `${mine}/exceptions/${_id}`;
    assert.equal((await advocate.ask('DELETE', url)).statusCode, 404);
    assert.equal((await doctor.ask('DELETE', url)).statusCode, 204);
    assert.equal((await doctor.ask('DELETE', url)).statusCode, 404);
    assert.deepEqual((await calendar(day, day)).days, [open]);
  });

  test('closing a time cancels nobody', async () => {
    const [start = ''] = await freeHours(doctor.ask);
    const made = await booked(start);
    const date = dayIn(start, timeZone);
    const close = (hours: object | null) =>
      doctor.ask('POST', `${mine}/exceptions`, { date, kind: 'closed', hours, note: null });
    const whole = await close(null);
    assert.deepEqual([whole.statusCode, whole.json().code], [409, 'conflict']);
    assert.match(whole.json().errors.bookings, /^\d+$/);
    const { status } = (await doctor.ask('GET', `/api/bookings/${made._id}`)).json<Booking>();
    assert.equal(status, 'confirmed');
    const early = await close({ from: '00:00', to: '00:30' });
    assert.equal(early.statusCode, 201, early.body);
    await doctor.ask('DELETE', `${mine}/exceptions/${early.json()._id}`);
  });

  test('a day that is opened as well can be booked there', async () => {
    const date = addDays(today, 12);
    const hours = { from: '22:00', to: '23:00' };
    const order = { date, kind: 'open', hours, note: null };
    const added = await doctor.ask('POST', `${mine}/exceptions`, order);
    assert.equal(added.statusCode, 201, added.body);
    const start = instantAt(date, 22 * 60, timeZone).toISOString();
    assert.equal((await book(start)).statusCode, 201);
  });

  const badDays: [what: string, order: object, field: string][] = [
    ['opened without hours', { kind: 'open' }, 'hours'],
    ['of no length', { hours: { from: '10:00', to: '10:00' } }, 'hours.to'],
    ['at no time', { hours: { from: '25:00', to: '26:00' } }, 'hours.from'],
    ['that is over', { date: addDays(today, -1) }, 'date'],
    ['of no calendar', { date: '2027-02-30' }, 'date'],
  ];

  for (const [what, change, field] of badDays) {
    test(`a day ${what}: refused`, async () => {
      const order = { date: addDays(today, 40), kind: 'closed', hours: null, note: null };
      const answer = await doctor.ask('POST', `${mine}/exceptions`, { ...order, ...change });
      assert.equal(answer.statusCode, 422, answer.body);
      assert.ok(field in answer.json().errors, answer.body);
    });
  }

  test('the professional moves a booking to any time of the hours, and to none outside', async () => {
    const [start = ''] = await freeHours(doctor.ask);
    const made = await booked(start);
    const date = addDays(dayIn(start, timeZone), 30);
    const { days } = await calendar(date, addDays(date, 6));
    const day = days.find(({ open }) => open.length > 0);
    const at = (time: string) =>
      instantAt(day?.date ?? '', Number(time.slice(0, 2)) * 60 + 15, timeZone);
    // A quarter past is not among the times offered to clients.
    const to = at(day?.open[0]?.from ?? '').toISOString();
    const move = (where: string, who = doctor) =>
      who.ask('POST', `/api/bookings/${made._id}/move`, { start: where });
    const moved = await move(to);
    assert.deepEqual([moved.statusCode, moved.json().start], [200, to], moved.body);
    const night = await move(instantAt(day?.date ?? '', 60, timeZone).toISOString());
    assert.deepEqual([night.statusCode, Object.keys(night.json().errors)], [422, ['start']]);
    const later = await booked((await freeHours(doctor.ask))[0] ?? '');
    const onto = await doctor.ask('POST', `/api/bookings/${later._id}/move`, { start: to });
    assert.deepEqual([onto.statusCode, onto.json().code], [409, 'slot-taken']);
    assert.equal((await move(to, advocate)).statusCode, 404);
  });

  test('two who accept a request at once: one does, the other is told', async () => {
    const [start = ''] = await freeHours(doctor.ask);
    const id = await requested(start);
    const { bookings } = await list('shown=requests');
    assert.ok(bookings.some((one) => one._id === id && one.may.answer && one.answerBy));
    const accept = () =>
      doctor.ask('POST', `/api/bookings/${id}/accept`, undefined, {
        'idempotency-key': randomUUID(),
      });
    const answers = await Promise.all([accept(), accept()]);
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    const lost = answers.find(({ statusCode }) => statusCode === 409)?.json();
    assert.equal(lost.code, 'booking-state');
  });

  test('lists are sorted, searched and turned page by page', async () => {
    const names = ['Zoya Khan', 'Asha Rao', 'Asha_Percent%', 'Meera Iyer'];
    for (const [nth, client_name] of names.entries()) {
      await storedBooking(running.database, {
        ...{ vendor_id: doctorId, user_id: null, client_name, service_name: `House call ${nth}` },
        reason: nth === 0 ? 'Molar' : null,
      });
    }
    const found = async (query: string) => (await list(query)).bookings.map(({ name }) => name);
    assert.deepEqual(await found('shown=past&q=molar'), ['Zoya Khan']);
    assert.deepEqual(await found('shown=past&q=asha_'), ['Asha_Percent%']);
    assert.deepEqual(await found('shown=past&q=%25'), ['Asha_Percent%']);
    assert.deepEqual(await found('shown=past&q=asha&sort=name'), ['Asha Rao', 'Asha_Percent%']);
    assert.deepEqual(await found('shown=past&q=house+call&sort=about&direction=desc'), [
      ...['Meera Iyer', 'Asha_Percent%', 'Asha Rao', 'Zoya Khan'],
    ]);
    assert.deepEqual(await found('shown=upcoming&q=molar'), []);
    const first = await list('shown=all');
    const starts = first.bookings.map(({ start }) => start);
    assert.deepEqual([...starts].sort().reverse(), starts);
    const pages = await Promise.all(
      Array.from({ length: first.totalPages }, (_, nth) => list(`shown=all&page=${nth + 1}`)),
    );
    const ids = pages.flatMap(({ bookings }) => bookings.map(({ _id }) => _id));
    assert.deepEqual([new Set(ids).size, ids.length], [first.total, first.total]);
    const hours = ['04:00', '02:30', '03:00'];
    for (const [nth, time] of hours.entries()) {
      await storedBooking(running.database, {
        ...{ vendor_id: doctorId, user_id: null, client_name: time, service_name: 'By the clock' },
        starts_at: new Date(`2024-07-0${nth + 1}T${time}:00Z`),
        ends_at: new Date(`2024-07-0${nth + 1}T${time}:30Z`),
      });
    }
    const byClock = 'shown=past&q=by+the+clock&sort=clock&limit=2';
    assert.deepEqual(await found(byClock), ['02:30', '03:00']);
    assert.deepEqual(await found(`${byClock}&page=2`), ['04:00']);
    assert.equal((await list(byClock)).totalPages, 2);
    const tooMany = await doctor.ask('GET', `${mine}/bookings?shown=all&limit=26`);
    assert.deepEqual([tooMany.statusCode, tooMany.json().code], [422, 'validation']);
    const beyond = await doctor.ask('GET', `${mine}/bookings?shown=all&page=999999999`);
    assert.equal(beyond.json().code, 'page-out-of-range');
  });

  test('search finds clients, bookings and conversations, nobody else’s, nothing hidden', async () => {
    const { _id } = (await user.ask('POST', '/api/threads', { vendorId: doctorId })).json();
    await user.ask('POST', `/api/threads/${_id}/messages`, { text: 'My wisdom tooth hurts' });
    const find = async (q: string, who = doctor): Promise<PracticeSearchAnswer> =>
      (await who.ask('GET', `${mine}/search?q=${encodeURIComponent(q)}`)).json();
    const { threads } = await find('WISDOM');
    assert.deepEqual(threads, [{ _id, name: 'Kavya Menon', text: 'My wisdom tooth hurts' }]);
    assert.ok((await find('ravi')).bookings.length > 0);
    assert.ok((await find('ravi')).bookings.length <= 5);
    const { number } = await recordOfUser();
    const found = (await find(`P-${number}`)).clients;
    assert.deepEqual(
      found.map(({ name }) => name),
      ['Kavya Menon'],
    );
    assert.deepEqual((await find('wisdom', advocate)).threads, []);
    assert.deepEqual((await find('P-900000', advocate)).clients, []);

    const stranger = await signedIn(running.app, 'ca');
    const advocateId = await demoVendor(running.database, 'advocate');
    await running.database.query.deleteFrom('thread').where('vendor_id', '=', advocateId).execute();
    const begun = (await stranger.ask('POST', '/api/threads', { vendorId: advocateId })).json();
    const text = 'Ring 98765 43210 about the flat';
    await stranger.ask('POST', `/api/threads/${begun._id}/messages`, { text });
    const seen = await find('the flat', advocate);
    assert.equal(seen.threads.length, 1);
    assert.doesNotMatch(seen.threads[0]?.text ?? '', /98765/);
    assert.deepEqual((await find('98765 43210', advocate)).threads, []);
    for (const q of ['a', '', 'x'.repeat(61)]) {
      assert.equal((await doctor.ask('GET', `${mine}/search?q=${q}`)).statusCode, 422);
    }
  });

  test('the calendar as files', async () => {
    const [start = ''] = await freeHours(doctor.ask);
    const made = await booked(start, { client: { name: '=Ravi()', phone: '9845012346' } });
    const day = dayIn(start, timeZone);
    const file = (format: string, who = doctor, to = day) =>
      who.ask('GET', `${mine}/calendar.${format}?from=${day}&to=${to}`);
    const csv = await file('csv');
    assert.match(String(csv.headers['content-type']), /^text\/csv/);
    assert.ok(csv.body.includes(`"'=Ravi()"`) && csv.body.includes(made.reference), csv.body);
    const ics = await file('ics');
    assert.match(String(ics.headers['content-type']), /^text\/calendar/);
    assert.ok(ics.body.includes(`UID:${made._id}`), ics.body);
    assert.ok(!(await file('csv', advocate)).body.includes(made.reference));
    assert.equal((await file('ics', doctor, addDays(day, 90))).statusCode, 422);
    assert.equal((await file('csv', user)).statusCode, 403);
  });

  test('a calendar is of six weeks at most, and ends after it begins', async () => {
    for (const to of [addDays(today, -1), addDays(today, 42), '2026-13-01']) {
      const answer = await doctor.ask('GET', `${mine}/calendar?from=${today}&to=${to}`);
      assert.deepEqual([answer.statusCode, Object.keys(answer.json().errors)], [422, ['to']]);
    }
    assert.equal((await calendar(today, addDays(today, 41))).days.length, 42);
  });

  test('operators have no practice', async () => {
    const operator = await signedIn(running.app, 'operator');
    for (const path of ['stats', 'performance?span=month', 'bookings?shown=all', 'search?q=ab']) {
      const answer = await operator.ask('GET', `${mine}/${path}`);
      assert.deepEqual([answer.statusCode, answer.json().code], [404, 'vendor-unknown'], path);
    }
  });

  test('what took place is counted where it took place', async () => {
    const accountant = await signedIn(running.app, 'ca');
    const vendorId = await demoVendor(running.database, 'ca');
    const { query } = running.database;
    await query
      .updateTable('booking')
      .set({ status: 'declined' })
      .where('vendor_id', '=', vendorId)
      .execute();
    const performance = async (span: string): Promise<Performance> =>
      (await accountant.ask('GET', `${mine}/performance?span=${span}`)).json();
    const nothing = { from: [], hours: [], students: [], classes: [] };
    assert.deepEqual(await performance('weeks'), { span: 'weeks', ...nothing });

    const held = (at: string, hours: number, more: object) =>
      storedBooking(running.database, {
        ...{ vendor_id: vendorId, user_id: null, kind: 'consultation', starts_at: new Date(at) },
        ends_at: new Date(Date.parse(at) + hours * 3_600_000),
        ...more,
      });
    const year = Number(today.slice(0, 4)) - 1;
    const series = { series_id: randomUUID() };
    await held(`${year}-03-02T05:00:00Z`, 1.5, { client_phone: '+919845000001' });
    await held(`${year}-03-09T05:00:00Z`, 1, { client_phone: '+919845000001' });
    await held(`${year}-06-02T05:00:00Z`, 1, {
      user_id: user.userId,
      ...series,
      series_position: 1,
    });
    await held(`${year}-06-09T05:00:00Z`, 1, {
      user_id: user.userId,
      ...series,
      series_position: 2,
    });
    await held(`${year}-06-16T05:00:00Z`, 9, { user_id: user.userId, status: 'no-show' });
    // In India it is already the new year.
    await held(`${year - 1}-12-31T20:00:00Z`, 1, { client_phone: '+919845000002' });
    const found = await performance('years');
    assert.deepEqual(found.from[3], `${year}-01-01`);
    assert.deepEqual(
      [found.hours, found.students, found.classes],
      [
        [0, 0, 0, 5.5, 0],
        [0, 0, 0, 3, 0],
        [0, 0, 0, 1, 0],
      ],
    );
    assert.deepEqual((await performance('weeks')).hours.length, 12);
  });

  test('numbers change with what happens', async () => {
    const stats = async (): Promise<PracticeStats> =>
      (await doctor.ask('GET', `${mine}/stats`)).json();
    const before = await stats();
    await storedBooking(running.database, {
      ...{ vendor_id: doctorId, user_id: null, client_name: 'Somebody else altogether' },
    });
    await storedBooking(running.database, {
      ...{ vendor_id: doctorId, user_id: null, status: 'cancelled-by-client' },
    });
    const [start = ''] = await freeHours(doctor.ask);
    await requested(start);
    const now = await stats();
    assert.deepEqual(
      [
        now.consulted.value - before.consulted.value,
        now.bookings.value - before.bookings.value,
        Math.round((now.hours.value - before.hours.value) * 10),
        now.students.value - before.students.value,
        now.requests - before.requests,
      ],
      [1, 1, 5, 1, 1],
    );
  });
});
