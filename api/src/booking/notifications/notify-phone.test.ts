import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
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
import { remind } from './reminders';

const links = bookingLinks('https://nukkad.example', bookingKeys('a secret of nobody else'));
const email = 'user@demo.example';

onDatabase((open) => {
  let database: Database;
  let doctor: string;
  let userId: string;
  before(async () => {
    database = await open(20);
    doctor = await demoVendor(database, 'doctor');
    const person = database.query.selectFrom('app_user').select('id').where('email', '=', email);
    userId = (await person.executeTakeFirstOrThrow()).id;
    const whose = { user_id: userId, number: '+919845012345' };
    await database.query
      .insertInto('phone')
      .values({ ...whose, quiet_from: 0, quiet_until: 0 })
      .execute();
    const spoken = database.query.updateTable('app_user').set({ language: 'hi' });
    await spoken.where('id', '=', userId).execute();
    for (const kind of ['bookings', 'reminders'] as const) {
      await database.query
        .insertInto('phone_consent')
        .values({
          ...{ id: uuidv7(), ...whose, channel: 'whatsapp', kind, is_given: true },
          ...{ wording: 'Write to me.', given_by: 'settings' },
        })
        .execute();
    }
  });
  after(() => database.close());
  beforeEach(async () => {
    await database.query.deleteFrom('job').execute();
    await database.query.deleteFrom('phone_message').execute();
  });

  const messages = () =>
    database.query.selectFrom('phone_message').selectAll().orderBy('id').execute();
  const changed = (bookingId: string, change: Partial<BookingChange>) =>
    database.query.transaction().execute((trx) =>
      bookingNotifier(links)(trx, {
        ...{ bookingId, from: 'held', to: 'confirmed', by: 'client', note: null },
        ...{ movedFrom: null, ...change },
      }),
    );

  test('a confirmed booking goes to the telephone, with what to reply, and by e-mail', async () => {
    const id = await addBooking(database, doctor, { user_id: userId });
    await changed(id, {});
    const [message, ...others] = await messages();
    assert.equal(others.length, 0);
    assert.deepEqual([message?.kind, message?.language, message?.about], ['bookings', 'hi', id]);
    assert.ok(message && 'template' in message.content);
    const { template, values, payloads } = message.content;
    assert.equal(template, 'booking-confirmed');
    assert.equal(values.other, 'Dr. Ananya Hegde');
    assert.match(values.reference ?? '', /^NK-B-/);
    assert.deepEqual(payloads, [`come:${id}`, `move:${id}`, `cancel:${id}`]);
    assert.equal((await emailsTo(database, email)).length, 1);
  });

  test('a change goes to the side that did not make it', async () => {
    const id = await addBooking(database, doctor, { user_id: userId });
    await changed(id, { from: 'confirmed', movedFrom: new Date() });
    assert.equal((await messages()).length, 0);
    await changed(id, { from: 'confirmed', movedFrom: new Date(), by: 'vendor' });
    const [moved] = await messages();
    assert.ok(moved && 'template' in moved.content);
    assert.equal(moved.content.template, 'booking-moved');
  });

  test('a reminder goes to the telephone, and its e-mail only if that fails', async () => {
    await addBooking(database, doctor, { user_id: userId, inHours: 23.5, madeHoursAgo: 48 });
    await remind(database.query, links);
    const [reminder] = await messages();
    assert.equal(reminder?.kind, 'reminders');
    assert.equal(reminder?.otherwise?.to, email);
    assert.equal((await emailsTo(database, email)).length, 0);
  });
});
