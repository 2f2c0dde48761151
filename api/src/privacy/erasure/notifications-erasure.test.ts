import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { onDatabase } from '../../../test/database/databases';
import { demoVendor } from '../../../test/fixtures/people';
import { storedBooking } from '../../../test/fixtures/stored-booking';
import type { Database } from '../../core/db/database';
import { notify } from '../../core/notifications/notify';
import { eraseAccount } from './erasure.store';

onDatabase((open) => {
  let database: Database;
  let vendor_id: string;
  let doctorId: string;
  before(async () => {
    database = await open(20);
    vendor_id = await demoVendor(database, 'doctor');
    doctorId = await ownerOf(vendor_id);
  });
  after(() => database.close());

  const ownerOf = async (id: string) => {
    const found = database.query.selectFrom('vendor').select('user_id').where('id', '=', id);
    return (await found.executeTakeFirstOrThrow()).user_id as string;
  };

  const aUser = async (full_name: string) => {
    const id = uuidv7();
    const person = { id, email: `${id}@example.in`, full_name, role: 'user' as const };
    await database.query.insertInto('app_user').values(person).execute();
    return id;
  };

  const aBooking = (user_id: string, client_name: string) =>
    storedBooking(database, { vendor_id, user_id, client_name, status: 'confirmed' });

  const erase = (userId: string) =>
    database.query.transaction().execute((trx) => eraseAccount(trx, userId));

  const told = async (userId: string) => {
    const rows = database.query.selectFrom('notification').select(['title', 'text']);
    const found = await rows.where('user_id', '=', userId).execute();
    return found.map(({ title, text }) => `${title}: ${text}`);
  };

  const note = (userId: string, text: string) =>
    ({ userId, kind: 'booking', title: 'Booking', text, link: '/' }) as const;

  test('each reader’s notifications lose the names, as whole words', async () => {
    const leaver = await aUser('Asha Rao');
    await aBooking(leaver, 'A. (Rao)');
    const { query } = database;
    const organiser = await aUser('Bina Das');
    const campaign = await query
      .updateTable('campaign')
      .set({ owner_id: organiser })
      .where('id', 'in', (all) => all.selectFrom('campaign').select('id').limit(1))
      .returning('id')
      .executeTakeFirstOrThrow();
    await query
      .insertInto('donation')
      .values({
        ...{ id: uuidv7(), campaign_id: campaign.id, donor: leaver, user_id: leaver },
        ...{ name: 'Asha Rao', email: null, message: null, is_anonymous: false, key_hash: null },
        ...{ amount: 5_000, currency: 'INR' },
      })
      .execute();
    await notify(query, note(doctorId, 'Asha Rao, A. (Rao), and Asha Raol booked'));
    await notify(query, note(organiser, 'Asha Rao gave'));
    await erase(leaver);
    const doctors = await told(doctorId);
    assert.ok(
      doctors.includes('Booking: Deleted account, Deleted account, and Asha Raol booked'),
      doctors.join('\n'),
    );
    assert.deepEqual(await told(organiser), ['Booking: Deleted account gave']);
  });

  test('what is being written of somebody while they leave loses the name too', async (t) => {
    if (database.engine !== 'postgres') return t.skip('the embedded engine has one connection');
    const leaver = await aUser('Chitra Nair');
    const booking = await aBooking(leaver, 'Chitra Nair');
    let gone: Promise<unknown> | undefined;
    await database.query.transaction().execute(async (trx) => {
      const { client_name } = await trx
        .selectFrom('booking')
        .select('client_name')
        .where('id', '=', booking)
        .forUpdate()
        .executeTakeFirstOrThrow();
      gone = erase(leaver);
      await somebodyWaits();
      await notify(trx, note(doctorId, `${client_name} has moved`));
    });
    await gone;
    const texts = await told(doctorId);
    assert.ok(texts.includes('Booking: Deleted account has moved'), texts.join('\n'));
  });

  /** Until a connection of this database waits for a lock. */
  async function somebodyWaits(): Promise<void> {
    const waiting = sql<{ is: boolean }>`SELECT EXISTS (SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock') AS is`;
    while (!(await waiting.execute(database.query)).rows[0]?.is) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
});
