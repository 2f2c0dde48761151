import { type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import type { ChannelName } from '../channels/channel';
import { consentWording } from './consent.text';
import { type Consent, consentKinds, type Subject } from './consents.model';

type Db = Kysely<Tables>;

/** A proved number, and the language in which its owner is written to. */
export type PhoneRow = Selectable<Tables['phone']>;

const selectPhones = (db: Db) =>
  db
    .selectFrom('phone')
    .innerJoin('app_user', 'app_user.id', 'phone.user_id')
    .select(['phone.user_id', 'phone.number', 'phone.proved_at', 'phone.first_channel'])
    .select(['phone.quiet_from', 'phone.quiet_until', 'app_user.language']);

/** The proved number of a user. */
export const phoneOf = (db: Db, userId: string): Promise<PhoneRow | undefined> =>
  selectPhones(db).where('phone.user_id', '=', userId).executeTakeFirst();

/** Who proved a number. */
export const ownerOf = (db: Db, number: string): Promise<PhoneRow | undefined> =>
  selectPhones(db).where('phone.number', '=', number).executeTakeFirst();

/**
 * Makes a number this user's. Numbers are given to others after some months, so the last proof
 * counts. Returns the user who had it before.
 */
export async function putPhone(
  trx: Db,
  userId: string,
  number: string,
): Promise<string | undefined> {
  const lost = await trx
    .deleteFrom('phone')
    .where('number', '=', number)
    .where('user_id', '!=', userId)
    .returning('user_id')
    .executeTakeFirst();
  await trx
    .insertInto('phone')
    .values({ user_id: userId, number })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ number, proved_at: sql`now()` }),
    )
    .execute();
  return lost?.user_id;
}

/** False without a number. */
export async function changePhone(
  trx: Db,
  userId: string,
  changes: Updateable<Tables['phone']>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('phone')
    .set(changes)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets the number of a user and what was agreed for it. */
export async function removePhone(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('phone').where('user_id', '=', userId).execute();
  await trx.deleteFrom('phone_consent').where('user_id', '=', userId).execute();
}

/** The consents that hold for a number, one for each channel and kind. */
export async function consentsOf(
  db: Db,
  { user_id, number }: Pick<PhoneRow, 'user_id' | 'number'>,
): Promise<Consent[]> {
  const rows = await db
    .selectFrom('phone_consent')
    .distinctOn(['channel', 'kind'])
    .select(['channel', 'kind', 'is_given as isGiven', 'at'])
    .where('user_id', '=', user_id)
    .where('number', '=', number)
    .orderBy('channel')
    .orderBy('kind')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows;
}

/** Adds consents given or withdrawn, each with its wording. */
export async function addConsents(
  trx: Db,
  { user_id, number }: Pick<PhoneRow, 'user_id' | 'number'>,
  consents: (Subject & { isGiven: boolean })[],
  by: 'settings' | 'reply',
): Promise<void> {
  if (consents.length === 0) return;
  await trx
    .insertInto('phone_consent')
    .values(
      consents.map(({ channel, kind, isGiven }) => ({
        ...{ id: uuidv7(), user_id, number, channel, kind, is_given: isGiven },
        ...{ wording: consentWording(channel, kind), given_by: by },
      })),
    )
    .execute();
}

/** Withdraws every consent of a number, whichever channel the wish came by. */
export async function stopAll(trx: Db, owner: PhoneRow): Promise<void> {
  const channels: ChannelName[] = ['whatsapp', 'sms'];
  const all = channels.flatMap((channel) =>
    consentKinds.map((kind) => ({ channel, kind, isGiven: false })),
  );
  await addConsents(trx, owner, all, 'reply');
}
