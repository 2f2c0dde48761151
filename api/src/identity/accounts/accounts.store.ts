import type { Account, Role, UserRecord } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import { currentLanguage } from '../../core/language/current-language';

type Db = Kysely<Tables>;

/** Fields of a sign-up, and the role of the new account. */
export interface NewPerson {
  fullName: string;
  email: string;
  passwordHash: string | null;
  role: Role;
  userTypeId: string | null;
}

/** The account with this email, ignoring case; never a deleted account. */
export function accountByEmail(db: Db, email: string) {
  return db
    .selectFrom('app_user')
    .select(['id', 'email', 'password_hash', 'role'])
    .select(sql<boolean>`email_verified_at IS NOT NULL`.as('isVerified'))
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Locks a user's row until `trx` ends, to serialise changes of what belongs to the user. Fails with
 * `unauthenticated` for an account deleted meanwhile.
 */
export async function lockPerson(trx: Db, userId: string): Promise<void> {
  const person = await trx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person) throw new ApiError('unauthenticated', 'Log in to do this.');
}

/** The new account's id; undefined when the email has been taken meanwhile. */
export async function addAccount(trx: Db, person: NewPerson): Promise<string | undefined> {
  const added = await trx
    .insertInto('app_user')
    .values({
      id: uuidv7(),
      email: person.email,
      full_name: person.fullName,
      phone: null,
      gender: null,
      password_hash: person.passwordHash,
      role: person.role,
      user_type_id: person.userTypeId,
      email_verified_at: null,
      language: currentLanguage(),
    })
    .onConflict((conflict) => conflict.column('email').where('deleted_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** Replaces an unverified registration by a newer one. */
export async function replaceUnverified(trx: Db, id: string, person: NewPerson): Promise<boolean> {
  const replaced = await trx
    .updateTable('app_user')
    .set({
      email: person.email,
      full_name: person.fullName,
      password_hash: person.passwordHash,
      role: person.role,
      user_type_id: person.userTypeId,
      language: currentLanguage(),
    })
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  await trx.deleteFrom('consent').where('user_id', '=', id).execute();
  return replaced !== undefined;
}

/** Records consent to the documents in force. */
export async function addConsents(trx: Db, userId: string): Promise<void> {
  await sql`INSERT INTO consent (user_id, name, version)
    SELECT DISTINCT ON (name) ${userId}::uuid, name, version FROM legal_document
    WHERE published_at <= now() ORDER BY name, published_at DESC
    ON CONFLICT DO NOTHING`.execute(trx);
}

/** False when the account was verified before. */
export async function markVerified(trx: Db, userId: string): Promise<boolean> {
  const marked = await trx
    .updateTable('app_user')
    .set({ email_verified_at: sql<string>`now()` })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

export async function setPassword(trx: Db, userId: string, passwordHash: string): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute();
}

export async function isUserType(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('user_type')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** An account and its vendor page, as returned to their own user. */
export async function accountOf(db: Db, userId: string): Promise<Account | undefined> {
  const found = await db
    .selectFrom('app_user')
    .leftJoin('vendor', 'vendor.user_id', 'app_user.id')
    .select([
      'app_user.id',
      'app_user.full_name',
      'app_user.email',
      'app_user.role',
      'app_user.user_type_id',
      'app_user.phone',
      'vendor.status',
      'vendor.phone as vendorPhone',
      'vendor.id as vendorId',
      'vendor.name as vendorName',
    ])
    .where('app_user.id', '=', userId)
    .where('app_user.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found) return undefined;
  const { role, vendorId, full_name: fullName } = found;
  const isVendor = role === 'vendor';
  const phoneNumber = found.vendorPhone ?? found.phone ?? '';
  return {
    _id: found.id,
    fullName,
    email: found.email,
    role,
    vendorType: isVendor ? found.user_type_id : null,
    vendorId: isVendor ? vendorId : null,
    // The public display name with its title: dashboards greet with it.
    vendorDetails: isVendor ? { fullName: found.vendorName ?? fullName, phoneNumber } : null,
    listing: isVendor ? found.status : null,
  };
}

export async function recordOf(db: Db, userId: string): Promise<UserRecord | undefined> {
  const found = await db
    .selectFrom('app_user')
    .select(['id', 'full_name', 'email', 'phone', 'gender', 'pending_email', 'language'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found) return undefined;
  const { id: _id, full_name: fullName, pending_email: pendingEmail, ...rest } = found;
  return { _id, fullName, pendingEmail, ...rest };
}

export interface PersonChanges {
  full_name?: string;
  phone?: string | null;
  gender?: UserRecord['gender'];
  pending_email?: string | null;
  language?: UserRecord['language'];
}

export async function changePerson(trx: Db, userId: string, changes: PersonChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await trx
    .updateTable('app_user')
    .set(changes)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Switches an account to its pending email. Violates the unique index when that email is taken. */
export async function moveToEmail(trx: Db, userId: string, email: string): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({ email, pending_email: null })
    .where('id', '=', userId)
    .execute();
}
