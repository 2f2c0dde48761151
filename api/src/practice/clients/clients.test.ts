import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { addDays, dayIn, INDIA } from '@nukkad/platform/calendar';
import type { Client, ClientsAnswer } from '@nukkad/platform/contract';
import fc from 'fast-check';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { newProfessional } from '../../../test/fixtures/new-professional';
import { bookAtOnce, demoVendor } from '../../../test/fixtures/people';
import { storedBooking } from '../../../test/fixtures/stored-booking';
import { clientOf } from '../../booking/bookings/client-records';

const nobody = '00000000-0000-7000-8000-000000000000';
const url = '/api/vendors/me/clients';

onDatabase((open) => {
  let running: TestApp;
  let doctor: SignedIn;
  let teacher: SignedIn;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    await running.database.query.updateTable('booking').set({ client_id: null }).execute();
    await running.database.query.deleteFrom('client').execute();
    doctor = await signedIn(running.app, 'doctor');
    teacher = await signedIn(running.app, 'teacher');
  });
  after(() => running.close());

  const add = async (who: SignedIn, order: object): Promise<Client> => {
    const answer = await who.ask('POST', url, order);
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json();
  };
  const list = async (who: SignedIn, query = ''): Promise<ClientsAnswer> => {
    const answer = await who.ask('GET', `${url}?${query}`);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json();
  };
  const names = async (query: string) =>
    (await list(doctor, query)).clients.map(({ name }) => name);

  test('records are counted for each professional, without gaps, also many at once', async () => {
    const added = await Promise.all(
      Array.from({ length: 8 }, (_, nth) => add(doctor, { name: `Client ${nth}` })),
    );
    assert.deepEqual(
      added.map(({ number }) => number).sort(),
      Array.from({ length: 8 }, (_, nth) => `P-00000${nth + 1}`),
    );
    assert.equal((await add(teacher, { name: 'A student' })).number, 'P-000001');
    assert.equal((await list(doctor)).total, 8);
    assert.equal((await list(teacher)).total, 1);
    await running.database.query.deleteFrom('client').execute();
  });

  test('a record is written, changed, put away and taken out again', async () => {
    const written = {
      ...{ name: 'Asha Rao', phone: '098765 43210', email: 'asha@example.in' },
      ...{ gender: 'Female', born: '1984-05-21', heightCm: 164, weightKg: 61 },
      ...{ concern: 'Migraine', status: 'active', note: 'Allergic to penicillin.\nAsk first.' },
    };
    const client = await add(doctor, written);
    assert.deepEqual({ ...client, ...written, phone: '+919876543210' }, client);
    assert.deepEqual(
      [client.visits, client.lastVisit, client.hasAccount, client.isArchived],
      [0, null, false, false],
    );
    const one = `${url}/${client._id}`;
    const changed = await doctor.ask('PUT', one, { name: 'Asha R', status: 'done', note: null });
    assert.deepEqual(changed.json(), { ...client, name: 'Asha R', status: 'done', note: null });
    const away = await doctor.ask('POST', `${one}/archive`);
    assert.deepEqual([away.statusCode, away.json().isArchived], [200, true]);
    assert.deepEqual(await names('q=asha'), []);
    assert.deepEqual(await names('q=asha&isArchived=true'), ['Asha R']);
    assert.equal((await doctor.ask('POST', `${one}/restore`)).json().isArchived, false);
    assert.deepEqual(await names('q=asha'), ['Asha R']);
    assert.deepEqual((await doctor.ask('GET', one)).json().bookings, []);
  });

  test('they are looked for by name and number, chosen, sorted and turned over', async () => {
    await running.database.query.deleteFrom('client').execute();
    const people = [
      { name: 'Bina', gender: 'Female', concern: 'cough', status: 'paused' },
      { name: 'arun', gender: 'Male', concern: 'Back pain' },
      { name: '100% Chitra' },
    ];
    for (const one of people) await add(doctor, one);
    assert.deepEqual(await names('sort=name'), ['100% Chitra', 'arun', 'Bina']);
    assert.deepEqual(await names('sort=name&direction=desc'), ['Bina', 'arun', '100% Chitra']);
    assert.deepEqual(await names('sort=number&direction=desc'), ['100% Chitra', 'arun', 'Bina']);
    assert.deepEqual(await names('sort=concern'), ['arun', 'Bina', '100% Chitra']);
    assert.deepEqual(await names('sort=gender'), ['Bina', 'arun', '100% Chitra']);
    assert.deepEqual(await names('sort=status'), ['arun', '100% Chitra', 'Bina']);
    assert.deepEqual(await names('sort=date'), ['Bina', 'arun', '100% Chitra']);
    assert.deepEqual(await names('status=paused'), ['Bina']);
    assert.deepEqual(await names('q=%25'), ['100% Chitra']);
    assert.deepEqual(await names('q=P-000002'), ['arun']);
    assert.deepEqual(await names('q=2'), ['arun']);
    assert.deepEqual(await names('q=nobody'), []);
    for (let more = 0; more < 23; more += 1) await add(doctor, { name: `Further ${more}` });
    const second = await list(doctor, 'page=2');
    assert.deepEqual(
      [second.clients.length, second.total, second.totalPages, second.limit],
      [1, 26, 2, 25],
    );
    const beyond = await doctor.ask('GET', `${url}?page=3`);
    assert.deepEqual([beyond.statusCode, beyond.json().code], [404, 'page-out-of-range']);
  });

  test('somebody else’s record is none', async () => {
    const { _id } = await add(doctor, { name: 'Only mine' });
    const mine = await doctor.ask('GET', `${url}/${_id}`);
    for (const id of [_id, nobody]) {
      for (const answer of [
        await teacher.ask('GET', `${url}/${id}`),
        await teacher.ask('PUT', `${url}/${id}`, { name: 'Theirs' }),
        await teacher.ask('POST', `${url}/${id}/archive`),
        await teacher.ask('POST', `${url}/${id}/restore`),
        await teacher.ask('POST', `${url}/${id}/thread`),
      ]) {
        assert.deepEqual([answer.statusCode, answer.json().code], [404, 'not-found']);
        assert.equal(answer.json().detail, 'There is no such client.');
      }
    }
    assert.deepEqual((await doctor.ask('GET', `${url}/${_id}`)).json(), mine.json());
    const operator = await signedIn(running.app, 'operator');
    assert.equal((await operator.ask('GET', url)).json().code, 'vendor-unknown');
  });

  test('whoever books has a record, and always the same', async () => {
    const user = await signedIn(running.app, 'user');
    const vendorId = await demoVendor(running.database, 'doctor');
    await bookAtOnce(running.database, vendorId);
    await running.database.query.deleteFrom('client').execute();
    const book = async (who: SignedIn, nth: number, client?: object) => {
      const slots = await who.ask('GET', `/api/vendors/${vendorId}/slots?${nextDays()}`);
      const free = slots
        .json()
        .days.flatMap(({ groups }: Days) => groups.flatMap((group) => group.slots))
        .filter(({ taken }: { taken: unknown }) => taken === null);
      const order = { vendorId, kind: 'appointment', start: free[nth * 4].start };
      const hold = await who.ask('POST', '/api/holds', order);
      assert.equal(hold.statusCode, 201, hold.body);
      const made = await who.ask('POST', '/api/bookings', {
        ...{ holdId: hold.json()._id, payingBy: 'at-visit' },
        ...(client && { client }),
      });
      assert.equal(made.statusCode, 201, made.body);
      return made.json().booking._id as string;
    };
    const first = await book(user, 0);
    const again = await book(user, 1, {
      ...{ name: 'My mother', phone: '98000 00001', city: 'Bengaluru' },
    });
    const { clients } = await list(doctor);
    assert.deepEqual(
      clients.map(({ name, number, hasAccount, gender }) => [name, number, hasAccount, gender]),
      [['Kavya Menon', 'P-000001', true, 'Female']],
    );
    const [client] = clients as [Client];
    const details = (await doctor.ask('GET', `${url}/${client._id}`)).json();
    assert.deepEqual(
      details.bookings.map(({ _id, clientId }: { _id: string; clientId: string }) => [
        ...[_id, clientId],
      ]),
      [
        [again, client._id],
        [first, client._id],
      ],
    );
    assert.equal(details.nextVisit, details.bookings[1].start);

    const thread = await doctor.ask('POST', `${url}/${client._id}/thread`);
    assert.deepEqual([thread.statusCode, thread.json().with.name], [200, 'Kavya Menon']);
    const same = await doctor.ask('POST', `${url}/${client._id}/thread`);
    assert.equal(same.json()._id, thread.json()._id);
    const { _id: stranger } = await add(doctor, { name: 'By telephone only' });
    const none = await doctor.ask('POST', `${url}/${stranger}/thread`);
    assert.deepEqual([none.statusCode, none.json().code], [409, 'conflict']);
  });

  test('nothing is joined by what somebody typed, and no account by its address alone', async () => {
    const { query } = running.database;
    const user = await signedIn(running.app, 'user');
    const vendorId = await demoVendor(running.database, 'doctor');
    await query.deleteFrom('client').execute();
    const find = (name: string, typed: { phone?: string; email?: string; userId?: string }) =>
      query.transaction().execute((trx) =>
        clientOf(trx, vendorId, {
          ...{ name, phone: null, userId: null, email: null, concern: null, ...typed },
          timeZone: 'Asia/Kolkata',
        }),
      );
    const phone = '+919000000001';
    const mother = await find('Sudha Menon', { phone, email: 'sudha@example.in' });
    assert.notEqual(await find('Sudha Menon', { phone }), mother);
    assert.equal(await find('sudha menon', { email: 'Sudha@example.in' }), mother);
    assert.notEqual(await find('Ravi Menon', { email: 'sudha@example.in' }), mother);
    const account = await find('Sudha Menon', { phone, userId: user.userId });
    assert.notEqual(account, mother);
    assert.equal(await find('Another name', { userId: user.userId }), account);

    await query.deleteFrom('client').execute();
    const own = { name: 'Kavya Menon', phone: '98765 43210', email: 'user@demo.example' };
    const { _id: record } = await add(doctor, own);
    assert.notEqual(await find('Kavya Menon', { userId: user.userId }), record);
  });

  test('who books under a patient’s name and number gets nothing of the record', async () => {
    const { query } = running.database;
    const attacker = await newProfessional(running, 'doctor', 7);
    const { phone, ...order } = {
      name: 'Radha Iyer',
      phone: '+919000000077',
      note: 'HIV positive',
      born: '1961-02-03',
    };
    const { _id: record } = await add(doctor, { ...order, phone });
    const vendorId = await demoVendor(running.database, 'doctor');
    await query.transaction().execute((trx) =>
      clientOf(trx, vendorId, {
        ...{ name: 'Radha Iyer', phone, userId: attacker.userId, email: 'radha@example.in' },
        ...{ concern: null, timeZone: 'Asia/Kolkata' },
      }),
    );
    const exported = await attacker.ask('GET', '/api/me/export');
    assert.equal(exported.statusCode, 200, exported.body);
    assert.doesNotMatch(exported.body, /HIV|1961-02-03/);
    const left = await attacker.ask('DELETE', `/api/users/deleteUser/${attacker.userId}`);
    assert.ok(left.statusCode < 300, left.body);
    const kept = (await doctor.ask('GET', `${url}/${record}`)).json();
    assert.deepEqual([kept.name, kept.phone, kept.note], ['Radha Iyer', phone, 'HIV positive']);
  });

  test('a client who leaves takes what they gave, and leaves what the professional wrote', async () => {
    const { query } = running.database;
    const leaving = await newProfessional(running, 'doctor', 8);
    const { _id: written } = await add(doctor, {
      name: 'Nila Newcomer',
      note: 'Allergic to iodine',
    });
    await query
      .updateTable('client')
      .set({ user_id: leaving.userId })
      .where('id', '=', written)
      .execute();
    const teacherId = await demoVendor(running.database, 'teacher');
    const booked = await query.transaction().execute((trx) =>
      clientOf(trx, teacherId, {
        ...{ name: 'Nila Newcomer', phone: '+919000000009', userId: leaving.userId, email: null },
        ...{ concern: 'Algebra', timeZone: 'Asia/Kolkata' },
      }),
    );
    await leaving.ask('DELETE', `/api/users/deleteUser/${leaving.userId}`);
    const kept = (await doctor.ask('GET', `${url}/${written}`)).json();
    assert.deepEqual(
      [kept.name, kept.note, kept.hasAccount],
      ['Nila Newcomer', 'Allergic to iodine', false],
    );
    const gone = await query
      .selectFrom('client')
      .select(['name', 'phone', 'concern', 'user_id'])
      .where('id', '=', booked)
      .executeTakeFirstOrThrow();
    assert.deepEqual([gone.phone, gone.concern, gone.user_id], [null, null, null]);
    assert.notEqual(gone.name, 'Nila Newcomer');
  });

  test('visits and lessons are counted', async () => {
    const { query } = running.database;
    const user = await signedIn(running.app, 'user');
    const vendorId = await demoVendor(running.database, 'doctor');
    await query.deleteFrom('client').execute();
    const { _id } = await add(doctor, { name: 'Kavya' });
    await query.updateTable('client').set({ user_id: user.userId }).where('id', '=', _id).execute();
    const own = { vendor_id: vendorId, user_id: user.userId, client_id: _id };
    const day = 86_400_000;
    const at = (days: number) => ({
      starts_at: new Date(Date.now() + days * day),
      ends_at: new Date(Date.now() + days * day + 1_800_000),
    });
    await storedBooking(running.database, { ...own, ...at(-9) });
    await storedBooking(running.database, { ...own, ...at(-3), status: 'confirmed' });
    await storedBooking(running.database, { ...own, ...at(-2), status: 'no-show' });
    await storedBooking(running.database, { ...own, ...at(-1), status: 'cancelled-by-client' });
    await storedBooking(running.database, { ...own, ...at(4), status: 'confirmed' });
    await storedBooking(running.database, { ...own, ...at(2), status: 'requested' });
    const purchase = randomUUID();
    await query
      .insertInto('package_purchase')
      .values({
        ...{ id: purchase, user_id: user.userId, vendor_id: vendorId, package_id: null },
        ...{ name: 'Five', lessons: 5, minutes: 50, fee_amount: 1, fee_currency: 'INR' },
      })
      .execute();
    const credit = { purchase_id: purchase, booking_id: null };
    await query
      .insertInto('lesson_credit')
      .values([
        { ...credit, id: randomUUID(), lessons: 5, why: 'bought' },
        { ...credit, id: randomUUID(), lessons: -1, why: 'used' },
      ])
      .execute();
    const client = (await doctor.ask('GET', `${url}/${_id}`)).json();
    assert.deepEqual([client.visits, client.lessonsBought, client.lessonsLeft], [2, 5, 4]);
    assert.equal(Math.round((Date.parse(client.lastVisit) - Date.now()) / day), -3);
    assert.equal(Math.round((Date.parse(client.nextVisit) - Date.now()) / day), 4);
    assert.equal(client.bookings.length, 6);
  });

  test('what is sent twice with one key is there once', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const send = () => teacher.ask('POST', url, { name: 'Once' }, key);
    const [one, two] = await Promise.all([send(), send()]);
    assert.deepEqual(one.json(), two.json());
    assert.equal((await list(teacher, 'q=once')).total, 1);
  });

  test('what is wrong is said at its field', async () => {
    const wrong: [object, string][] = [
      [{}, 'name'],
      [{ name: ' ' }, 'name'],
      [{ name: 'A', phone: 'none' }, 'phone'],
      [{ name: 'A', email: 'none' }, 'email'],
      [{ name: 'A', gender: 'other' }, 'gender'],
      [{ name: 'A', born: '2999-01-01' }, 'born'],
      [{ name: 'A', born: '1984-02-31' }, 'born'],
      [{ name: 'A', heightCm: 3 }, 'heightCm'],
      [{ name: 'A', weightKg: 61.5 }, 'weightKg'],
      [{ name: 'A', concern: 'x'.repeat(201) }, 'concern'],
      [{ name: 'A', status: 'gone' }, 'status'],
      [{ name: 'A', note: 'a\u0000b' }, 'note'],
    ];
    for (const [order, field] of wrong) {
      const answer = await doctor.ask('POST', url, order);
      assert.equal(answer.statusCode, 422, JSON.stringify(order));
      assert.deepEqual(Object.keys(answer.json().errors), [field]);
    }
  });

  test('no question is a mistake of ours', async () => {
    const word = fc.string({ unit: 'binary', maxLength: 70 });
    const query = fc.record(
      { q: word, sort: word, status: word, direction: word, page: word, isArchived: word },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(query, async (asked) => {
        const search = new URLSearchParams(asked as Record<string, string>);
        const { statusCode } = await doctor.ask('GET', `${url}?${search}`);
        assert.ok([200, 404, 422].includes(statusCode), String(statusCode));
      }),
      { numRuns: 60 },
    );
  });
});

interface Days {
  groups: { slots: { start: string; taken: string | null }[] }[];
}

function nextDays(): string {
  const day = (days: number) => addDays(dayIn(Date.now(), INDIA), days);
  return `from=${day(2)}&to=${day(20)}`;
}
