import { type Kysely, sql } from 'kysely';
import { isBookingOf } from '../../booking';
import type { Tables } from '../../core/db/tables.generated';
import { notify } from '../../core/notifications/notify';
import { notificationTexts } from '../../core/notifications/templates';
import { removeDraft } from '../../onboarding';
import {
  eraseComplaints,
  eraseReviews,
  eraseTickets,
  eraseWhatWasAsked,
} from './community-erasure.store';
import { nobody, nowhere } from './erased.model';
import { listErasure } from './erasures.store';
import { eraseFunding } from './funding-erasure.store';
import { eraseMentions, mentionsOf } from './notifications-erasure.store';
import { erasePage, erasePractice, eraseRecords } from './practice-erasure.store';
import * as hi from './waiting.hi';
import * as kn from './waiting.kn';
import * as english from './waiting.text';

type Db = Kysely<Tables>;

const notifications = notificationTexts('waitlist-over', english.notifications, {
  ...{ hi: hi.notifications, kn: kn.notifications },
});

/**
 * Removes a user from all waiting lists, and clears the lists for their own slots: call it before
 * cancelling, which offers freed slots to the next in line. Notifies those who waited.
 */
export async function endWaiting(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('waitlist_entry').where('user_id', '=', userId).execute();
  const waited = await trx
    .deleteFrom('waitlist_entry as entry')
    .using('vendor')
    .whereRef('vendor.id', '=', 'entry.vendor_id')
    .where('vendor.user_id', '=', userId)
    .returning(['entry.user_id', 'entry.state', 'vendor.name'])
    .execute();
  for (const { user_id, state, name } of waited) {
    if (state !== 'waiting' && state !== 'offered') continue;
    const said = notifications.ended(name);
    const link = '/profile?section=appointments';
    await notify(trx, { userId: user_id, kind: 'waitlist', link, ...said });
  }
}

/**
 * Removes all identifying data from an account and from rows that refer to it; rows that others
 * need stay. Returns the id of the page that has to leave the directory.
 */
export async function eraseAccount(trx: Db, userId: string): Promise<string | undefined> {
  const before = await trx
    .selectFrom('app_user')
    .select(['email', 'full_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await lockThreads(trx, userId);
  const mentions = await mentionsOf(trx, userId, before.full_name);
  await eraseMessages(trx, userId);
  // Before the bookings, which link a guest's record to this user.
  await eraseRecords(trx, userId);
  await eraseBookings(trx, userId);
  await eraseTickets(trx, userId, before.email);
  await eraseComplaints(trx, userId, before.email);
  await eraseWhatWasAsked(trx, before.email);
  await eraseFunding(trx, userId, before.email);
  await eraseReviews(trx, userId);
  await eraseProofs(trx, userId, before.email);
  for (const table of belongings) {
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await removeDraft(trx, userId);
  await erasePractice(trx, userId);
  await erasePerson(trx, userId);
  await eraseMentions(trx, mentions);
  await listErasure(trx, userId);
  return erasePage(trx, userId);
}

/** Tables whose rows no other user needs. */
const belongings = [
  ...(['passkey', 'identity', 'recent_search', 'address', 'favourite', 'notification'] as const),
  ...(['complaint_support', 'client_link', 'password_reset', 'email_take_back'] as const),
  ...(['operator_enrolment', 'calendar_feed'] as const),
  ...(['push_device', 'push_preference'] as const),
  ...(['phone', 'phone_consent', 'phone_message', 'phone_reply', 'phone_conversation'] as const),
] as const;

async function erasePerson(trx: Db, userId: string): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({
      email: `${userId}@${nowhere}`,
      full_name: nobody,
      phone: null,
      gender: null,
      password_hash: null,
      pending_email: null,
      language: 'en-IN',
      deleted_at: sql<string>`now()`,
    })
    .where('id', '=', userId)
    .execute();
}

/**
 * Bookings stay, as accounting records; client and concern are removed. This includes guest
 * bookings made with the user's verified address.
 */
async function eraseBookings(trx: Db, userId: string): Promise<void> {
  const those = trx.selectFrom('booking').select('booking.id').where(isBookingOf(userId));
  await trx
    .updateTable('booking_event')
    .set({ note: null })
    .where('booking_id', 'in', those)
    .where('actor', '=', 'client')
    .execute();
  await trx
    .updateTable('client_review')
    .set({ text: '' })
    .where('booking_id', 'in', those)
    .execute();
  await trx
    .updateTable('booking')
    .set({
      client_name: nobody,
      client_phone: null,
      client_city: null,
      client_email: null,
      client_gstin: null,
      client_business_name: null,
      client_business_address: null,
      key_hash: null,
      burst_id: null,
      reason: null,
      address: null,
      cause: sql<string | null>`CASE WHEN status <> 'cancelled-by-client' THEN cause END`,
    })
    .where(isBookingOf(userId))
    .execute();
}

/** Messages that are being sent are committed first; later ones find the conversation over. */
async function lockThreads(trx: Db, userId: string): Promise<void> {
  await sql`SELECT thread.id FROM thread JOIN vendor ON vendor.id = thread.vendor_id
    WHERE thread.user_id = ${userId}::uuid OR vendor.user_id = ${userId}::uuid
    ORDER BY thread.id FOR NO KEY UPDATE OF thread`.execute(trx);
}

/** The other side still sees that a message existed, but no text; also in notifications. */
async function eraseMessages(trx: Db, userId: string): Promise<void> {
  await sql`UPDATE message SET text = ${nobody} FROM thread, vendor
    WHERE thread.id = message.thread_id AND vendor.id = thread.vendor_id
      AND ((thread.user_id = ${userId}::uuid AND NOT message.is_vendors)
        OR (vendor.user_id = ${userId}::uuid AND message.is_vendors))`.execute(trx);
  await sql`UPDATE notification SET title = ${`Message from ${nobody}`}, text = ${nobody},
      template = NULL, template_values = NULL
    FROM thread, vendor
    WHERE vendor.id = thread.vendor_id AND notification.kind = 'message'
      AND (thread.user_id = ${userId}::uuid OR vendor.user_id = ${userId}::uuid)
      AND notification.user_id IN (thread.user_id, vendor.user_id)
      AND right(notification.link, 36) = thread.id::text`.execute(trx);
}

/**
 * Including codes of guest bookings, password resets requested without an account, and unsent
 * emails.
 */
async function eraseProofs(trx: Db, userId: string, email: string): Promise<void> {
  await trx
    .deleteFrom('one_time_code')
    .where(({ or, eb }) => or([eb('owner_id', '=', userId), eb('email', '=', email)]))
    .execute();
  await sql`DELETE FROM job
    WHERE (kind = 'password-reset-link' AND lower(payload->>'email') = lower(${email}::text))
      OR (kind = 'email' AND dead_at IS NOT NULL AND lower(payload->>'to') = lower(${email}::text))
  `.execute(trx);
}
