import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addDays, dayIn } from '@nukkad/platform/calendar';
import type {
  Booking,
  BookingMade,
  Hold,
  NotificationsAnswer,
  SlotsAnswer,
} from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { bookAtOnce, demoVendor } from '../../../test/fixtures/people';
import { emailsTo } from '../../../test/services/emails';
import { timeZone } from '../../availability/slots.model';

/** End to end: from a booking to queued emails and in-app notifications. */
onDatabase((open) => {
  let running: TestApp;
  let user: SignedIn;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    user = await signedIn(running.app, 'user');
  });
  after(() => running.close());

  async function freeTimes(vendorId: string, kind: string): Promise<string[]> {
    const from = addDays(dayIn(new Date(), timeZone), 2);
    const url = `/api/vendors/${vendorId}/slots?from=${from}&to=${addDays(from, 14)}&kind=${kind}`;
    const { days } = (await running.app.inject(url)).json<SlotsAnswer>();
    const slots = days.flatMap(({ groups }) => groups.flatMap((group) => group.slots));
    return slots.filter(({ taken }) => taken === null).map(({ start }) => start);
  }
  async function book(account: 'doctor' | 'teacher', kind: string, more: object = {}) {
    const vendorId = await demoVendor(running.database, account);
    await bookAtOnce(running.database, vendorId);
    const [start] = await freeTimes(vendorId, kind);
    const hold = (await user.ask('POST', '/api/holds', { vendorId, kind, start })).json<Hold>();
    const order = { holdId: hold._id, payingBy: 'at-visit', ...more };
    const answer = await user.ask('POST', '/api/bookings', order);
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json<BookingMade>().booking;
  }
  const subjects = async (email: string) =>
    (await emailsTo(running.database, email)).map(({ subject }) => subject);
  async function titles(account: string) {
    const { ask } = await signedIn(running.app, account);
    const { notifications } = (await ask('GET', '/api/notifications')).json<NotificationsAnswer>();
    return notifications.map(({ title }) => title);
  }

  test('a booking, its move and its end are told to both sides', async () => {
    const booking = await book('doctor', 'appointment');
    const [, later] = await freeTimes(booking.vendor._id, 'appointment');
    const moved = await user.ask('POST', `/api/bookings/${booking._id}/move`, { start: later });
    assert.equal(moved.json<Booking>().start, later, moved.body);
    const doctor = await signedIn(running.app, 'doctor');
    const cancel = `/api/bookings/${booking._id}/cancel`;
    assert.equal((await doctor.ask('POST', cancel, { reason: 'Ill' })).statusCode, 200);

    assert.deepEqual(await subjects('user@demo.example'), [
      'Booking cancelled: Dr. Ananya Hegde',
      'Booking moved: Dr. Ananya Hegde',
      'Booking confirmed: Dr. Ananya Hegde',
    ]);
    const [cancelled] = await emailsTo(running.database, 'user@demo.example');
    assert.match(cancelled?.text ?? '', /^Note: “Ill”$/m);
    assert.match(cancelled?.calendar?.text ?? '', /^METHOD:CANCEL\r$/m);
    assert.equal((await subjects('doctor@demo.example')).length, 3);
    assert.equal((await titles('user'))[0], 'Booking cancelled');
    assert.deepEqual(
      (await titles('doctor')).filter((title) => title.startsWith('Booking')),
      ['Booking moved', 'Booking confirmed'],
    );
  });

  test('weekly lessons are told at once', async () => {
    const lesson = await book('teacher', 'lesson', { weeks: 3 });
    const [email, ...more] = await emailsTo(running.database, 'teacher@demo.example');
    assert.equal(more.length, 0);
    assert.equal(email?.text.match(/^When: /gm)?.length, 3, email?.text);
    assert.equal(email?.calendar?.text.match(/^BEGIN:VEVENT/gm)?.length, 3);
    assert.ok(email?.calendar?.text.includes(lesson._id));
  });
});
