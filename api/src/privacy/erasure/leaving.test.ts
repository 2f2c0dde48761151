import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { uuidv7 } from 'uuidv7';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { tablesWith } from '../../../test/database/tables-with';
import { demoVendor } from '../../../test/fixtures/people';
import { storedBooking } from '../../../test/fixtures/stored-booking';
import { leaveTraces, traces } from '../../../test/personal-data/belongings';
import { emailsTo } from '../../../test/services/emails';
import { emailJob } from '../../core/email/emails';

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
  });
  after(() => running.close());

  test('nothing that is kept tells any more who somebody was who has left', async () => {
    const { ask, userId, email, fullName } = await leaveTraces(running);
    const { query } = running.database;
    const refused = { to: email, subject: 'Refused', text: 'Nobody took it.' };
    await query
      .insertInto('job')
      .values({
        ...{ id: uuidv7(), kind: emailJob.name, priority: 0, payload: JSON.stringify(refused) },
        ...{ last_error: 'Error EENVELOPE', dead_at: new Date() },
      })
      .execute();
    const words = [email, fullName, ...Object.values(traces)];
    assert.ok((await tablesWith(running.database, words)).length >= words.length);
    assert.equal((await ask('DELETE', `/api/users/deleteUser/${userId}`)).statusCode, 200);
    assert.deepEqual(await tablesWith(running.database, words), []);
    const dead = await query
      .selectFrom('job')
      .select('id')
      .where('dead_at', 'is not', null)
      .execute();
    assert.deepEqual(dead, []);
  });

  test('others can still read what concerns them', async () => {
    const doctor = await signedIn(running.app, 'doctor');
    const [thread] = (await doctor.ask('GET', '/api/threads')).json();
    assert.deepEqual([thread.with.name, thread.last.text], ['Deleted account', 'Deleted account']);
    const url = `/api/threads/${thread._id}/messages`;
    const { messages } = (await doctor.ask('GET', url)).json();
    assert.equal(messages.at(-1).text, 'Deleted account');
    const sent = await doctor.ask('POST', url, { text: 'Yes' });
    assert.deepEqual([sent.statusCode, sent.json().code], [409, 'conflict']);
    const { notifications } = (await doctor.ask('GET', '/api/notifications')).json();
    assert.ok(
      notifications.some(
        ({ title }: { title: string }) => title === 'Message from Deleted account',
      ),
    );

    const { query } = running.database;
    const reviews = await query
      .selectFrom('review')
      .innerJoin('app_user', 'app_user.id', 'review.user_id')
      .select(['review.name', 'review.text'])
      .where('app_user.deleted_at', 'is not', null)
      .execute();
    assert.ok(reviews.some(({ text }) => text === 'Good'));
    assert.ok(reviews.every(({ name }) => name === 'Deleted account'));
    const tickets = await query
      .selectFrom('support_ticket')
      .select(['first_name', 'phone', 'user_id', 'status'])
      .where('message', '=', 'The page is empty.')
      .execute();
    assert.deepEqual(tickets, [
      { first_name: 'Deleted', phone: '', user_id: null, status: 'closed' },
    ]);
    const payments = await query
      .selectFrom('payment')
      .innerJoin('app_user', 'app_user.id', 'payment.user_id')
      .select('payment.amount')
      .where('app_user.deleted_at', 'is not', null)
      .execute();
    assert.ok(payments.some(({ amount }) => amount === 100_000));
  });

  test('what is before them is cancelled, and the time is free again', async () => {
    const { query } = running.database;
    const engineer = await signedIn(running.app, 'engineer');
    const vendor_id = await demoVendor(running.database, 'ca');
    const start = Date.UTC(2099, 0, 5, 5);
    const id = await storedBooking(running.database, {
      ...{ vendor_id, user_id: engineer.userId, status: 'confirmed', client_name: 'Imran' },
      ...{ starts_at: new Date(start), ends_at: new Date(start + 900_000) },
    });
    await query
      .insertInto('booking_cell')
      .values({ vendor_id, cell: start / 900_000, booking_id: id })
      .execute();
    await engineer.ask('DELETE', `/api/users/deleteUser/${engineer.userId}`);
    const booking = await query
      .selectFrom('booking')
      .select(['status', 'client_name'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    assert.deepEqual(booking, { status: 'cancelled-by-client', client_name: 'Deleted account' });
    const cells = await query
      .selectFrom('booking_cell')
      .select('cell')
      .where('booking_id', '=', id)
      .execute();
    assert.deepEqual(cells, []);
    const told = await emailsTo(running.database, 'ca@demo.example');
    assert.ok(told.some(({ subject }) => /cancelled/i.test(subject)));
  });

  test('a client of a professional who has left sees that they have', async () => {
    const { query } = running.database;
    const officer = await signedIn(running.app, 'officer');
    const teacher = await signedIn(running.app, 'teacher');
    const vendorId = await demoVendor(running.database, 'teacher');
    const { _id } = (await officer.ask('POST', '/api/threads', { vendorId })).json();
    const url = `/api/threads/${_id}/messages`;
    await officer.ask('POST', url, { text: 'Hello' });
    await query
      .insertInto('waitlist_entry')
      .values({
        ...{ id: uuidv7(), vendor_id: vendorId, user_id: officer.userId, kind: 'lesson' },
        ...{ day: '2099-01-05', state: 'waiting' },
      })
      .execute();
    await teacher.ask('POST', url, { text: 'Good morning' });
    await teacher.ask('DELETE', `/api/users/deleteUser/${teacher.userId}`);
    const { thread, messages } = (await officer.ask('GET', url)).json();
    assert.deepEqual(
      [thread.with.name, thread.with.vendor.address, messages.length],
      ['Deleted account', '', 2],
    );
    assert.equal((await officer.ask('POST', url, { text: 'And now?' })).statusCode, 409);
    assert.deepEqual((await officer.ask('GET', '/api/me/waitlist')).json(), []);
    const { notifications } = (await officer.ask('GET', '/api/notifications')).json();
    const told = notifications.find(({ kind }: { kind: string }) => kind === 'waitlist');
    assert.match(told?.text, /^Joseph Kurian is no longer listed/);
  });
});
