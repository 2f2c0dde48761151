import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { BookingStatus } from '@nukkad/platform/contract';
import { uuidv7 } from 'uuidv7';
import { onDatabase } from '../../../test/database/databases';
import { addBooking } from '../../../test/fixtures/bookings';
import { demoVendor } from '../../../test/fixtures/people';
import { emailsTo } from '../../../test/services/emails';
import type { Database } from '../../core/db/database';
import type { BookingChange } from '../bookings/booking-change';
import { bookingKeys } from '../bookings/booking-key';
import { bookingLinks } from './links';
import { bookingNotifier } from './notify-of-booking';

const keys = bookingKeys('a secret of nobody else');
const notifier = bookingNotifier(bookingLinks('https://nukkad.example', keys));
const guest = 'asha@example.in';

onDatabase((open) => {
  let database: Database;
  let doctor: string;
  let userId: string;
  before(async () => {
    database = await open(20);
    doctor = await demoVendor(database, 'doctor');
    userId = await accountOf('user@demo.example');
  });
  after(() => database.close());
  beforeEach(async () => {
    await database.query.deleteFrom('job').execute();
    await database.query.deleteFrom('notification').execute();
  });

  async function accountOf(email: string): Promise<string> {
    const person = database.query.selectFrom('app_user').select('id').where('email', '=', email);
    return (await person.executeTakeFirstOrThrow()).id;
  }
  const notifyOfBooking = (bookingId: string, change: Partial<BookingChange>) =>
    database.query.transaction().execute((trx) =>
      notifier(trx, {
        ...{ bookingId, from: 'held', to: 'confirmed', by: 'client', note: null },
        ...{ movedFrom: null, ...change },
      }),
    );
  async function step(bookingId: string, from: BookingStatus, change: Partial<BookingChange>) {
    const to = change.to ?? from;
    const changed = database.query.updateTable('booking').set({ status: to });
    await changed.where('id', '=', bookingId).execute();
    await database.query
      .insertInto('booking_event')
      .values({
        ...{ id: uuidv7(), booking_id: bookingId, from_status: from, to_status: to },
        ...{ actor: change.by ?? 'client', actor_id: null, note: null, starts_at: new Date() },
      })
      .execute();
    await notifyOfBooking(bookingId, { from, to, ...change });
  }
  const bookingNotificationOf = (email: string) =>
    database.query
      .selectFrom('notification')
      .innerJoin('app_user', 'app_user.id', 'notification.user_id')
      .select(['title', 'text', 'link', 'kind'])
      .where('email', '=', email)
      .execute();
  const sequenceOf = (text = '') => Number(/^SEQUENCE:(\d+)/m.exec(text)?.[1]);

  test('a booking is told to both, with a file for their calendars', async () => {
    const starts_at = new Date('2030-01-07T04:30:00Z');
    const ends_at = new Date('2030-01-07T05:00:00Z');
    const id = await addBooking(database, doctor, {
      ...{ user_id: userId, client_email: 'user@demo.example', starts_at, ends_at },
    });
    await notifyOfBooking(id, {});
    const [toClient] = await emailsTo(database, 'user@demo.example');
    assert.equal(toClient?.subject, 'Booking confirmed: Dr. Ananya Hegde');
    assert.match(toClient?.text ?? '', /^When: Mon 7 Jan 2030, 10:00 AM IST$/m);
    assert.match(toClient?.text ?? '', /^Reference: NK-B-\d{6}$/m);
    assert.ok(
      toClient?.text.includes(
        `\nhttps://nukkad.example/profile?section=appointments&booking=${id}\n`,
      ),
    );
    assert.equal(toClient?.calendar?.method, 'PUBLISH');
    assert.match(toClient?.calendar?.text ?? '', /^DTSTART:20300107T043000Z\r$/m);
    const [toVendor] = await emailsTo(database, 'doctor@demo.example');
    assert.equal(toVendor?.subject, 'Booking confirmed: Asha Rao');
    assert.match(toVendor?.text ?? '', /The appointment of Asha Rao is confirmed\./);
    assert.ok(toVendor?.text.includes(`https://nukkad.example/doctor-dashboard?booking=${id}\n`));
    assert.match(toVendor?.calendar?.text ?? '', /^SUMMARY:Appointment with Asha Rao\r$/m);
    assert.deepEqual(await bookingNotificationOf('user@demo.example'), [], 'who did it knows');
    assert.deepEqual(await bookingNotificationOf('doctor@demo.example'), [
      {
        title: 'Booking confirmed',
        text: 'The appointment of Asha Rao is confirmed. Mon 7 Jan 2030, 10:00 AM IST',
        link: `/doctor-dashboard?booking=${id}`,
        kind: 'booking',
      },
    ]);
  });

  test('where it is held by video is told to both while it stands, and to calendars', async () => {
    const url = 'https://meet.example/ananya-hegde';
    const id = await addBooking(database, doctor, { client_email: guest });
    await notifyOfBooking(id, {});
    await step(id, 'confirmed', { by: 'vendor', movedFrom: new Date('2030-01-07T04:30:00Z') });
    for (const to of [guest, 'doctor@demo.example']) {
      const emails = await emailsTo(database, to);
      assert.equal(emails.length, 2);
      for (const { text, calendar } of emails) {
        assert.ok(text.includes(`\nJoin by video: ${url}\n`), text);
        const lines = (calendar?.text ?? '').replaceAll('\r\n ', '');
        assert.ok(lines.includes(`\\nJoin by video: ${url}\\nNukkad booking`), lines);
      }
    }
    await database.query.deleteFrom('job').execute();
    await step(id, 'confirmed', { to: 'cancelled-by-vendor', by: 'vendor' });
    const [email] = await emailsTo(database, guest);
    assert.ok(email?.calendar && !`${email.text}${email.calendar.text}`.includes('meet.example'));
    assert.match(email.text, /^See the booking:$/m);
    assert.doesNotMatch(email.text, /move or cancel/);
  });

  test('a practice has its address once, with the place that it does not name', async () => {
    const before = await database.query
      .selectFrom('vendor')
      .select('address')
      .where('id', '=', doctor)
      .executeTakeFirstOrThrow();
    const move = (address: string) =>
      database.query.updateTable('vendor').set({ address }).where('id', '=', doctor).execute();
    const whereAt = async (address: string) => {
      await database.query.deleteFrom('job').execute();
      await move(address);
      await notifyOfBooking(await addBooking(database, doctor, { client_email: guest }), {});
      const [email] = await emailsTo(database, guest);
      return /^Where: (.*)$/m.exec(email?.text ?? '')?.[1];
    };
    const whole = '12, 3rd Cross, HSR Layout, Bengaluru 560102';
    assert.equal(await whereAt(whole), whole);
    assert.equal(await whereAt('12, 3rd Cross'), '12, 3rd Cross, HSR Layout, Bengaluru');
    await move(before.address);
  });

  test('a guest gets the way back, and no calendar gives it on', async () => {
    const id = await addBooking(database, doctor, { client_email: guest });
    await notifyOfBooking(id, {});
    const [email] = await emailsTo(database, guest);
    const address = `https://nukkad.example/booking?id=${id}`;
    assert.ok(email?.text.includes(`${address}#${keys.keyOf(id)}\n`));
    const calendar = (email?.calendar?.text ?? '').replaceAll('\r\n ', '');
    assert.ok(calendar.includes(`URL;VALUE=URI:${address}\r\n`));
    assert.ok(!calendar.includes(keys.keyOf(id)));
  });

  test('nobody without an address or an account is told', async () => {
    const { id: vendorId } = await database.query
      .selectFrom('vendor')
      .select('id')
      .where('user_id', 'is', null)
      .executeTakeFirstOrThrow();
    await notifyOfBooking(await addBooking(database, vendorId), {});
    const emails = await database.query.selectFrom('job').select('id').execute();
    const notification = await database.query.selectFrom('notification').select('id').execute();
    assert.deepEqual([emails, notification], [[], []]);
  });

  test('what a professional writes is one line of text, whatever it is', async () => {
    const id = await addBooking(database, doctor, { user_id: userId, status: 'requested' });
    const note = 'On leave\r\n\r\nReference: NK-B-999999\u2028<b>sorry</b>';
    await step(id, 'requested', { to: 'declined', by: 'vendor', note });
    const [email, ...more] = await emailsTo(database, 'user@demo.example');
    assert.equal(more.length, 0);
    assert.ok(
      email?.text.includes(
        '\nNote: “On leave Reference: NK-B-999999 <b>sorry</b>”\nReference: NK-B-',
      ),
    );
    assert.equal(email?.calendar, undefined, 'it never stood in a calendar');
    assert.equal((await bookingNotificationOf('user@demo.example')).length, 1);
    assert.deepEqual(await emailsTo(database, 'doctor@demo.example'), []);
  });

  test('a calendar follows what is moved, asked for again and cancelled', async () => {
    const id = await addBooking(database, doctor, { client_email: guest });
    await notifyOfBooking(id, {});
    const movedFrom = new Date('2029-12-31T04:30:00Z');
    await step(id, 'confirmed', { to: 'requested', movedFrom });
    await step(id, 'requested', { to: 'cancelled-by-vendor', by: 'vendor', note: 'Ill' });
    const [cancelled, moved, made] = await emailsTo(database, guest);
    assert.match(moved?.text ?? '', /^Before: Mon 31 Dec 2029, 10:00 AM IST/m);
    assert.match(moved?.calendar?.text ?? '', /^STATUS:TENTATIVE\r$/m);
    assert.deepEqual(
      [made, moved, cancelled].map((email) => email?.calendar?.method),
      ['PUBLISH', 'PUBLISH', 'CANCEL'],
    );
    assert.deepEqual(
      [made, moved, cancelled].map((email) => sequenceOf(email?.calendar?.text)),
      [0, 1, 2],
    );
    const uids = [made, moved, cancelled].map(
      (email) => /^UID:(.*)\r$/m.exec(email?.calendar?.text ?? '')?.[1],
    );
    assert.deepEqual(uids, [id, id, id]);
  });

  test('a series is told in one letter, with all its lessons', async () => {
    const series_id = uuidv7();
    const ids = [];
    for (const position of [1, 2, 3]) {
      const inHours = 48 + 168 * position;
      const lesson = { kind: 'lesson', series_id, series_position: position } as const;
      ids.push(await addBooking(database, doctor, { ...lesson, client_email: guest, inHours }));
    }
    await notifyOfBooking(ids[0]!, {});
    const [email, ...more] = await emailsTo(database, guest);
    assert.equal(more.length, 0);
    assert.equal(email?.text.match(/^When: /gm)?.length, 3);
    assert.equal(email?.calendar?.text.match(/^BEGIN:VEVENT/gm)?.length, 3);
  });

  test('a change that is taken back is told to nobody', async () => {
    const id = await addBooking(database, doctor, { user_id: userId, client_email: guest });
    const failing = database.query.transaction().execute(async (trx) => {
      const change = { bookingId: id, from: 'held', to: 'confirmed', by: 'client' } as const;
      await notifier(trx, { ...change, note: null, movedFrom: null });
      throw new Error('changed my mind');
    });
    await assert.rejects(failing, /changed my mind/);
    assert.deepEqual(await emailsTo(database, guest), []);
    assert.deepEqual(await bookingNotificationOf('doctor@demo.example'), []);
  });

  test('who came is asked how it was, if they can say so', async () => {
    const mine = await addBooking(database, doctor, { user_id: userId });
    const guests = await addBooking(database, doctor, { client_email: guest });
    for (const id of [mine, guests]) await step(id, 'confirmed', { to: 'completed', by: 'system' });
    const [email] = await emailsTo(database, 'user@demo.example');
    assert.match(email?.text ?? '', /Write a review:\nhttps:.*booking=/);
    assert.deepEqual(await emailsTo(database, guest), []);
  });
});
