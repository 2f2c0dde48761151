import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addDays, dayIn } from '@nukkad/platform/calendar';
import {
  type BookingMade,
  calendarAddress,
  type Hold,
  type NotificationsAnswer,
  type SlotsAnswer,
} from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { bookAtOnce, demoVendor } from '../../../test/fixtures/people';
import { emailsTo } from '../../../test/services/emails';
import { timeZone } from '../../availability/slots.model';

/** A booking whose two sides read different languages. */
onDatabase((open) => {
  let running: TestApp;
  let user: SignedIn;
  let doctor: SignedIn;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    user = await signedIn(running.app, 'user');
    doctor = await signedIn(running.app, 'doctor');
    await speak(user, 'hi');
    await speak(doctor, 'kn');
  });
  after(() => running.close());

  const speak = async ({ ask, userId }: SignedIn, language: string) => {
    const answer = await ask('PUT', `/api/users/updateUser/${userId}`, { language });
    assert.equal(answer.json().language, language, answer.body);
  };
  async function freeTime(vendorId: string): Promise<string | undefined> {
    const from = addDays(dayIn(new Date(), timeZone), 2);
    const url = `/api/vendors/${vendorId}/slots?from=${from}&to=${addDays(from, 14)}&kind=appointment`;
    const { days } = (await running.app.inject(url)).json<SlotsAnswer>();
    const slots = days.flatMap(({ groups }) => groups.flatMap((group) => group.slots));
    return slots.find(({ taken }) => taken === null)?.start;
  }
  async function book() {
    const vendorId = await demoVendor(running.database, 'doctor');
    await bookAtOnce(running.database, vendorId);
    const wanted = { vendorId, kind: 'appointment', start: await freeTime(vendorId) };
    const hold = (await user.ask('POST', '/api/holds', wanted)).json<Hold>();
    const order = { holdId: hold._id, payingBy: 'at-visit' };
    const answer = await user.ask('POST', '/api/bookings', order);
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json<BookingMade>().booking;
  }
  const firstOn = async ({ ask }: SignedIn) => {
    const { notifications } = (await ask('GET', '/api/notifications')).json<NotificationsAnswer>();
    return notifications[0];
  };
  const unfolded = (text = '') => text.replaceAll('\r\n ', '');

  test('each side is written to in its own language', async () => {
    const booking = await book();
    const [toClient] = await emailsTo(running.database, 'user@demo.example');
    assert.equal(toClient?.subject, 'बुकिंग की पुष्टि हो गई: Dr. Ananya Hegde');
    assert.match(toClient?.text ?? '', /^कब: .*IST$/m);
    assert.match(
      unfolded(toClient?.calendar?.text),
      /^SUMMARY;LANGUAGE=hi:अपॉइंटमेंट\\, Dr\. Ananya Hegde के साथ\r$/m,
    );
    const [toVendor] = await emailsTo(running.database, 'doctor@demo.example');
    assert.match(toVendor?.subject ?? '', /^ಬುಕಿಂಗ್ ದೃಢಪಟ್ಟಿದೆ: /);

    const file = await user.ask('GET', calendarAddress(booking._id));
    assert.match(unfolded(file.body), /^DESCRIPTION;LANGUAGE=hi:.*Nukkad बुकिंग NK-B-/m);
    const cancel = `/api/bookings/${booking._id}/cancel`;
    assert.equal((await doctor.ask('POST', cancel, { reason: 'Ill' })).statusCode, 200);
    assert.equal((await firstOn(doctor))?.title, 'ಬುಕಿಂಗ್ ದೃಢಪಟ್ಟಿದೆ');
    assert.equal((await firstOn(user))?.title, 'बुकिंग रद्द हुई');
  });

  test('notifications follow when their reader chooses another language', async () => {
    await speak(user, 'kn');
    assert.equal((await firstOn(user))?.title, 'ಬುಕಿಂಗ್ ರದ್ದಾಗಿದೆ');
    await speak(user, 'en-IN');
    assert.equal((await firstOn(user))?.title, 'Booking cancelled');
  });

  test('a visitor gets the language of the page, and a new account keeps it', async () => {
    const spoken = { 'accept-language': 'hi-IN' };
    const person = { fullName: 'Asha Rao', email: 'asha.rao@people.example' };
    const registered = await running.app.inject({
      ...{ method: 'POST', url: '/api/users/registerUser', headers: spoken },
      payload: { ...person, password: 'a long enough pass phrase' },
    });
    assert.ok(registered.statusCode < 300, registered.body);
    const [email] = await emailsTo(running.database, person.email);
    assert.equal(email?.subject, 'आपका Nukkad कोड');
    const account = running.database.query.selectFrom('app_user').select('language');
    const { language } = await account.where('email', '=', person.email).executeTakeFirstOrThrow();
    assert.equal(language, 'hi');
  });
});
