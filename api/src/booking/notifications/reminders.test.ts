import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { onDatabase } from '../../../test/database/databases';
import { addBooking } from '../../../test/fixtures/bookings';
import { demoVendor } from '../../../test/fixtures/people';
import { emailsTo } from '../../../test/services/emails';
import type { Database } from '../../core/db/database';
import { bookingKeys } from '../bookings/booking-key';
import { bookingLinks } from './links';
import { remind } from './reminders';

const links = bookingLinks('https://nukkad.example', bookingKeys('a secret'));
const guest = 'asha@example.in';

onDatabase((open) => {
  let database: Database;
  let doctor: string;
  before(async () => {
    database = await open(20);
    doctor = await demoVendor(database, 'doctor');
  });
  after(() => database.close());
  beforeEach(async () => {
    await database.query.deleteFrom('job').execute();
    await database.query.deleteFrom('booking_event').execute();
    await database.query.deleteFrom('booking').where('client_email', '=', guest).execute();
  });

  type Different = NonNullable<Parameters<typeof addBooking>[2]>;
  const book = (different: Different) =>
    addBooking(database, doctor, { client_email: guest, madeHoursAgo: 100, ...different });
  const reminded = async () => {
    await remind(database.query, links);
    return (await emailsTo(database, guest)).map(
      ({ text }) => /in less than (\d+) hours/.exec(text)?.[1],
    );
  };

  test('both are reminded where to join by video', async () => {
    await book({ inHours: 1.5 });
    await remind(database.query, links);
    for (const to of [guest, 'doctor@demo.example']) {
      const [email] = await emailsTo(database, to);
      assert.match(email?.text ?? '', /^Join by video: https:\/\/meet\.example\/ananya-hegde$/m);
    }
  });

  const cases: [what: string, booking: Different, reminders: string[]][] = [
    ['a day ahead', { inHours: 23.9 }, ['24']],
    ['two hours ahead, also who was not reminded before', { inHours: 1.9 }, ['2']],
    ['not earlier', { inHours: 24.1 }, []],
    ['not when it has begun', { inHours: -0.1 }, []],
    ['not of what was booked within the day', { inHours: 20, madeHoursAgo: 1 }, []],
    ['but two hours ahead', { inHours: 1.5, madeHoursAgo: 1.5 }, ['2']],
    ['and not of what was booked within the two hours', { inHours: 1, madeHoursAgo: 0.5 }, []],
    ['not of a request', { inHours: 23, status: 'requested' }, []],
    ['not of what is cancelled', { inHours: 23, status: 'cancelled-by-client' }, []],
    ['not of a sample', { inHours: 23, is_sample: true }, []],
  ];
  for (const [what, booking, reminders] of cases) {
    test(`reminders come ${what}`, async () => {
      await book(booking);
      assert.deepEqual(await reminded(), reminders);
      assert.deepEqual(await reminded(), reminders, 'once');
    });
  }

  test('both sides are reminded, also on their screens', async () => {
    await book({ inHours: 23 });
    await reminded();
    const [email] = await emailsTo(database, 'doctor@demo.example');
    assert.equal(email?.subject, 'Reminder: Asha Rao');
    assert.match(email?.text ?? '', /The appointment of Asha Rao starts in less than 24 hours\./);
    const notification = await database.query.selectFrom('notification').select('title').execute();
    assert.ok(notification.some(({ title }) => title === 'Reminder'));
  });

  test('another time is reminded of anew', async () => {
    const id = await book({ inHours: 23 });
    await reminded();
    const starts_at = new Date(Date.now() + 22 * 3_600_000);
    const moved = database.query.updateTable('booking').set({ starts_at });
    await moved.where('id', '=', id).execute();
    assert.deepEqual(await reminded(), ['24', '24']);
  });

  test('however many processes are at it, each booking is reminded of once', async () => {
    for (let nth = 0; nth < 120; nth += 1) await book({ inHours: 23 - nth / 100 });
    await Promise.all([1, 2, 3].map(() => remind(database.query, links)));
    assert.equal((await reminded()).length, 120);
  });
});
