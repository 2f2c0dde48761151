import type { Kysely } from 'kysely';
import type { Person } from '../../core/auth/sessions.store';
import type { Tables } from '../../core/db/tables.generated';
import { provenEmailOf } from '../../identity';

type Db = Kysely<Tables>;

export const profile = (db: Db, { userId }: Person) =>
  db
    .selectFrom('app_user')
    .select(['phone', 'gender', 'pending_email as pendingEmail', 'language'])
    .select(['email_verified_at as emailVerifiedAt', 'created_at as since'])
    .where('id', '=', userId)
    .executeTakeFirst();

export const signInProviders = (db: Db, { userId }: Person) =>
  db
    .selectFrom('identity')
    .select(['provider', 'subject', 'created_at as since'])
    .where('user_id', '=', userId)
    .execute();

export const passkeys = (db: Db, { userId }: Person) =>
  db
    .selectFrom('passkey')
    .select(['name', 'is_synced as isSynced', 'created_at as since', 'last_used_at as lastUsed'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

export const calendarFeeds = (db: Db, { userId }: Person) =>
  db
    .selectFrom('calendar_feed')
    .select([
      'scope',
      'names_clients as namesClients',
      'created_at as since',
      'read_at as lastRead',
    ])
    .where('user_id', '=', userId)
    .orderBy('scope')
    .execute();

/** Browsers that show notifications, and of what. */
export async function push(db: Db, { userId }: Person) {
  const devices = await db
    .selectFrom('push_device')
    .select(['endpoint', 'user_agent as browser', 'wording'])
    .select(['created_at as since', 'last_sent_at as lastSent'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const preference = await db
    .selectFrom('push_preference')
    .select(['muted', 'quiet_from as quietFrom', 'quiet_until as quietUntil'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { devices, preference: preference ?? null };
}

/** The proved number, what was agreed for it, and messages to and from it. */
export async function phone(db: Db, { userId }: Person) {
  const number = await db
    .selectFrom('phone')
    .select(['number', 'proved_at as proved', 'first_channel as first'])
    .select(['quiet_from as quietFrom', 'quiet_until as quietUntil'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const consents = await db
    .selectFrom('phone_consent')
    .select(['number', 'channel', 'kind', 'is_given as isGiven', 'wording'])
    .select(['given_by as givenBy', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .execute();
  const messages = await db
    .selectFrom('phone_message')
    .select(['number', 'channels', 'kind', 'language', 'content', 'state'])
    .select(['created_at as at', 'sent_at as sent'])
    .where('user_id', '=', userId)
    // One that is on its way still proves the number.
    .where('kind', '!=', 'code')
    .orderBy('created_at')
    .execute();
  const replies = await db
    .selectFrom('phone_reply')
    .select(['number', 'text', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .execute();
  return { number: number ?? null, consents, messages, replies };
}

export const sessions = (db: Db, { userId }: Person) =>
  db
    .selectFrom('session')
    .select(['created_at as begun', 'expires_at as ends'])
    .select(['last_seen_at as lastSeen', 'user_agent as userAgent'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

export const consents = (db: Db, { userId }: Person) =>
  db
    .selectFrom('consent')
    .select(['name as document', 'version', 'given_at as given'])
    .where('user_id', '=', userId)
    .orderBy('given_at')
    .execute();

export async function recentSearches(db: Db, { userId }: Person): Promise<string[]> {
  const kept = await db
    .selectFrom('recent_search')
    .select('terms')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return kept?.terms ?? [];
}

export const addresses = (db: Db, { userId }: Person) =>
  db
    .selectFrom('address')
    .select(['label', 'name', 'line', 'city', 'pin', 'mobile', 'is_default as isDefault'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

export const favourites = (db: Db, { userId }: Person) =>
  db
    .selectFrom('favourite')
    .innerJoin('vendor', 'vendor.id', 'favourite.vendor_id')
    .select(['vendor.id as _id', 'vendor.name', 'favourite.list'])
    .select('favourite.created_at as since')
    .where('favourite.user_id', '=', userId)
    .orderBy('favourite.created_at')
    .execute();

export const subscriptions = (db: Db, { userId }: Person) =>
  db
    .selectFrom('subscription')
    .select(['topic', 'status as state', 'created_at as since'])
    .where('email', '=', provenEmailOf(userId))
    .orderBy('created_at')
    .execute();

export const listingAlerts = (db: Db, { userId }: Person) =>
  db
    .selectFrom('listing_alert')
    .innerJoin('category', 'category.id', 'listing_alert.topic_id')
    .innerJoin('city', 'city.id', 'listing_alert.city_id')
    .select(['category.name as topic', 'city.name as city', 'is_confirmed as isConfirmed'])
    .select(['asked_at as since', 'expires_at as until'])
    .where('email', '=', provenEmailOf(userId))
    .orderBy('asked_at')
    .execute();

/** Files a user uploaded; each can be downloaded while it exists. */
export const files = (db: Db, { userId }: Person) =>
  db
    .selectFrom('stored_file')
    .select(['id as _id', 'name', 'type', 'bytes', 'created_at as sent'])
    .where('owner_id', '=', userId)
    .orderBy('created_at')
    .execute();

export const notifications = (db: Db, { userId }: Person) =>
  db
    .selectFrom('notification')
    .select(['kind', 'title', 'text', 'link', 'created_at as time', 'read_at as read'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
