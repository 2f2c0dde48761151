import { limits } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { isBookingOf, isRecordOf, provenEmailOf } from '../privacy/proven';
import type { Person } from '../sessions/sessions.store';
import type { Tables } from '../storage/database.types';
import { clientName, sideOf, toMessage } from '../threads/threads.model';
import { messagesOf, threadsOf } from '../threads/threads.store';

type Db = Kysely<Tables>;

export const profile = (db: Db, { userId }: Person) =>
  db
    .selectFrom('app_user')
    .select(['phone', 'gender', 'pending_email as pendingEmail'])
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

/** Those somebody made as a client, also as a guest with the address they have proved. */
export const bookings = (db: Db, { userId }: Person) =>
  db
    .selectFrom('booking')
    .innerJoin('vendor', 'vendor.id', 'booking.vendor_id')
    .select(['booking.id as _id', 'booking.number', 'vendor.name as professional'])
    .select(['booking.kind', 'booking.status', 'booking.starts_at as start'])
    .select(['booking.ends_at as end', 'booking.time_zone as timeZone'])
    .select(['booking.service_name as service', 'booking.reason', 'booking.address'])
    .select(['booking.client_name as name', 'booking.client_phone as phone'])
    .select(['booking.client_city as city', 'booking.client_email as email'])
    .select(['booking.fee_amount as amount', 'booking.fee_currency as currency'])
    .select(['booking.paying_by as payingBy', 'booking.cause', 'booking.created_at as made'])
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('booking_event as event')
          .select(['event.at', 'event.from_status as from', 'event.to_status as to'])
          .select(['event.actor as by', 'event.note', 'event.starts_at as start'])
          .whereRef('event.booking_id', '=', 'booking.id')
          .orderBy('event.at'),
      ).as('history'),
    )
    .where(isBookingOf(userId))
    .orderBy('booking.created_at')
    .execute();

export const waitlist = (db: Db, { userId }: Person) =>
  db
    .selectFrom('waitlist_entry as entry')
    .innerJoin('vendor', 'vendor.id', 'entry.vendor_id')
    .select(['vendor.name as professional', 'entry.kind', 'entry.state'])
    .select([sql<string>`entry.day::text`.as('day'), 'entry.created_at as since'])
    .where('entry.user_id', '=', userId)
    .orderBy('entry.created_at')
    .execute();

export const payments = (db: Db, { userId }: Person) =>
  db
    .selectFrom('payment')
    .select(['id as _id', 'provider', 'provider_ref as reference', 'booking_id as bookingId'])
    .select([
      'purchase_id as packageId',
      'donation_id as donationId',
      'amount',
      'currency',
      'refunded_amount as refunded',
    ])
    .select(['state', 'created_at as made', 'paid_at as paid'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

export const packages = (db: Db, { userId }: Person) =>
  db
    .selectFrom('package_purchase as purchase')
    .innerJoin('vendor', 'vendor.id', 'purchase.vendor_id')
    .select(['purchase.id as _id', 'vendor.name as professional', 'purchase.name'])
    .select(['purchase.lessons', 'purchase.minutes', 'purchase.fee_amount as amount'])
    .select(['purchase.fee_currency as currency', 'purchase.created_at as bought'])
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('lesson_credit as credit')
          .select(['credit.at', 'credit.lessons', 'credit.why', 'credit.booking_id as bookingId'])
          .whereRef('credit.purchase_id', '=', 'purchase.id')
          .orderBy('credit.at'),
      ).as('lessonsUsed'),
    )
    .where('purchase.user_id', '=', userId)
    .orderBy('purchase.created_at')
    .execute();

/** What a professional was paid out. */
export const payouts = (db: Db, { vendorId }: Person) =>
  db
    .selectFrom('payout')
    .select(['id as _id', 'number', 'amount', 'currency', 'provider', 'created_at as paid'])
    .where('vendor_id', '=', vendorId)
    .orderBy('number')
    .execute();

export const reviews = (db: Db, { userId }: Person) =>
  db
    .selectFrom('review')
    .innerJoin('vendor', 'vendor.id', 'review.vendor_id')
    .select(['review.id as _id', 'vendor.name as professional', 'review.name as reviewer'])
    .select(['review.stars', 'review.recommends', 'review.visited_for as visitedFor'])
    .select(['review.text', 'review.may_be_story as mayBeStory', 'review.reply_text as reply'])
    .select(['review.created_at as written', 'review.published_at as published'])
    .select((row) =>
      jsonObjectFrom(
        row
          .selectFrom('story')
          .select(['story.title', 'story.name', 'story.summary', 'story.body'])
          .whereRef('story.review_id', '=', 'review.id'),
      ).as('toldAs'),
    )
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('review_edit as edit')
          .select(['edit.stars', 'edit.recommends', 'edit.text', 'edit.replaced_at as replaced'])
          .whereRef('edit.review_id', '=', 'review.id')
          .orderBy('edit.replaced_at'),
      ).as('before'),
    )
    .where('review.user_id', '=', userId)
    .orderBy('review.created_at')
    .execute();

/** What professionals wrote about the person, as soon as it is out. */
export const reviewsOfMe = (db: Db, { userId }: Person) =>
  db
    .selectFrom('client_review as about')
    .innerJoin('booking', 'booking.id', 'about.booking_id')
    .leftJoin('review', 'review.booking_id', 'booking.id')
    .select(['about.booking_id as bookingId', 'about.stars', 'about.text'])
    .select('about.created_at as written')
    .where(isBookingOf(userId))
    .where(
      sql<boolean>`(review.published_at <= now() OR about.created_at
        <= now() - ${limits.reviewBlindDays}::int * interval '1 day')`,
    )
    .orderBy('about.created_at')
    .execute();

export const reportedReviews = (db: Db, { userId }: Person) =>
  db
    .selectFrom('review_report')
    .select(['review_id as reviewId', 'reason', 'created_at as reported'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

export const tickets = (db: Db, { userId }: Person) =>
  db
    .selectFrom('support_ticket as ticket')
    .select(['ticket.number', 'ticket.first_name as firstName', 'ticket.last_name as lastName'])
    .select(['ticket.email', 'ticket.phone', 'ticket.message', 'ticket.status as state'])
    .select('ticket.created_at as opened')
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('support_message as said')
          .select(['said.text', 'said.is_ours as isSupport', 'said.created_at as time'])
          .whereRef('said.ticket_id', '=', 'ticket.id')
          .orderBy('said.created_at'),
      ).as('messages'),
    )
    .where('ticket.user_id', '=', userId)
    .orderBy('ticket.created_at')
    .execute();

/** Asked without a name, with the address for an answer. */
export const questions = (db: Db, { userId }: Person) =>
  db
    .selectFrom('question')
    .select(['number', 'profession', 'text', 'published_text as published'])
    .select(['status as state', 'created_at as asked'])
    .where(sql`lower(email)`, '=', sql`lower(${provenEmailOf(userId)})`)
    .orderBy('created_at')
    .execute();

export const subscriptions = (db: Db, { userId }: Person) =>
  db
    .selectFrom('subscription')
    .select(['topic', 'status as state', 'created_at as since'])
    .where('email', '=', provenEmailOf(userId))
    .orderBy('created_at')
    .execute();

/** What professionals keep of the person, without the notes they write for themselves. */
export const records = (db: Db, { userId }: Person) =>
  db
    .selectFrom('client')
    .innerJoin('vendor', 'vendor.id', 'client.vendor_id')
    .select(['vendor.name as professional', 'client.name', 'client.registered_on as since'])
    .select([given('phone').as('phone'), given('email').as('email'), given('born').as('born')])
    .select([given('gender').as('gender'), given('concern').as('concern')])
    .select([given('height_cm').as('heightCm'), given('weight_kg').as('weightKg')])
    .where(isRecordOf(userId))
    .orderBy('client.registered_on')
    .execute();

/** What a professional wrote of somebody is theirs: a link shares appointments, not the record. */
const given = (column: string) =>
  sql<
    string | number | null
  >`CASE client.made_by WHEN 'booking' THEN ${sql.ref(`client.${column}`)} END`;

export const recordLinks = (db: Db, { userId }: Person) =>
  db
    .selectFrom('client_link as link')
    .innerJoin('vendor', 'vendor.id', 'link.vendor_id')
    .select(['vendor.name as professional', 'link.state', 'link.email', 'link.phone'])
    .select(['link.begun_at as begun', 'link.linked_at as linked', 'link.ended_at as ended'])
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('client_link_event as event')
          .select(['event.act', 'event.by', 'event.at'])
          .whereRef('event.link_id', '=', 'link.id')
          .orderBy('event.at'),
      ).as('history'),
    )
    .where('link.user_id', '=', userId)
    .orderBy('link.begun_at')
    .execute();

export const assignments = (db: Db, { userId }: Person) =>
  db
    .selectFrom('assignment as set')
    .innerJoin('client', 'client.id', 'set.client_id')
    .innerJoin('vendor', 'vendor.id', 'set.vendor_id')
    .select(['vendor.name as professional', 'set.title', 'set.text', 'set.due_on as due'])
    .select(['set.submission_text as submission', 'set.file_id as file'])
    .select(['set.submitted_at as submitted', 'set.marks', 'set.max_marks as of', 'set.remark'])
    .where(isRecordOf(userId))
    .orderBy('set.created_at')
    .execute();

/** Files somebody has sent; each can be fetched as long as they are here. */
export const files = (db: Db, { userId }: Person) =>
  db
    .selectFrom('stored_file')
    .select(['id as _id', 'name', 'type', 'bytes', 'created_at as sent'])
    .where('owner_id', '=', userId)
    .orderBy('created_at')
    .execute();

/** Both as a client and as a professional; the other side's words as they are shown. */
export async function conversations(db: Db, reader: Person) {
  const threads = await threadsOf(db, reader, null);
  const told = [];
  for (const thread of threads) {
    const side = sideOf(reader, thread);
    const said = await messagesOf(db, thread.id);
    told.push({
      with: side === 'client' ? thread.vendor_name : clientName(thread),
      messages: said.reverse().map((one) => toMessage(side, one, !thread.is_acquainted)),
    });
  }
  return told;
}

export const notifications = (db: Db, { userId }: Person) =>
  db
    .selectFrom('notification')
    .select(['kind', 'title', 'text', 'link', 'created_at as time', 'read_at as read'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
