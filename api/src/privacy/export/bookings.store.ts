import { limits } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { isBookingOf } from '../../booking';
import type { Person } from '../../core/auth/sessions.store';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

/** Bookings a user made as a client, including guest bookings with the verified address. */
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
    .select(['booking.client_gstin as gstin', 'booking.client_business_name as businessName'])
    .select('booking.client_business_address as businessAddress')
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
    .select(['purchase.client_gstin as gstin', 'purchase.client_business_name as businessName'])
    .select('purchase.client_business_address as businessAddress')
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

/** Payouts to a professional, and to an organiser. */
export const payouts = (db: Db, { vendorId, userId }: Person) =>
  db
    .selectFrom('payout')
    .select(['id as _id', 'number', 'amount', 'currency', 'provider', 'created_at as paid'])
    .select(['state', 'bank_ref as bankReference', 'problem'])
    .where(ownedBy(userId, vendorId))
    .orderBy('number')
    .execute();

/** Accounts of a professional and of an organiser's campaigns, without what is encrypted. */
export const payoutAccounts = (db: Db, { vendorId, userId }: Person) =>
  db
    .selectFrom('payout_account')
    .select(['kind', 'mask', 'state', 'problem', 'proof', 'created_at as given'])
    .select(['usable_at as usableFrom', 'ended_at as ended'])
    .where(ownedBy(userId, vendorId))
    .orderBy('created_at')
    .execute();

/** What a professional states about GST. */
export const taxProfile = (db: Db, { vendorId }: Person) =>
  db
    .selectFrom('tax_profile')
    .select(['gstin', 'legal_name as legalName', 'sac', 'rate'])
    .where('vendor_id', '=', vendorId)
    .execute();

/** Invoices issued for a professional. */
export const invoices = (db: Db, { vendorId }: Person) =>
  db
    .selectFrom('invoice')
    .select(['year', 'sequence', 'issued_at as issued', 'gstin', 'sac', 'rate'])
    .select(['supplier_name as name', 'supplier_address as address'])
    .where('vendor_id', '=', vendorId)
    .orderBy('year')
    .orderBy('sequence')
    .execute();

const ownedBy = (userId: string, vendorId: string | null) =>
  sql<boolean>`(vendor_id = ${vendorId}::uuid
    OR campaign_id IN (SELECT id FROM campaign WHERE owner_id = ${userId}::uuid))`;

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

/** Reviews by professionals about the user, once published. */
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
