import { type Kysely, sql } from 'kysely';
import { notify } from '../notifications/notify';
import { listErasure } from '../privacy/erasures.store';
import { isBookingOf, isRecordOf } from '../privacy/proven';
import { faceOf } from '../reviews/own-reviews.model';
import type { Tables } from '../storage/database.types';
import { removeDraft } from './drafts.store';
import { eraseFunding } from './funding-erasure.store';

type Db = Kysely<Tables>;

/** Who somebody was who has left, wherever others still meet them. */
const nobody = 'Deleted account';

/** A domain that will never be. */
const nowhere = 'deleted.invalid';

/**
 * Somebody stands in no line any more, and nobody in theirs: call it before cancelling, which
 * offers what becomes free to the next. Those who waited are told.
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
    await notify(trx, { userId: user_id, kind: 'waitlist', ...waitingEnded(name) });
  }
}

const waitingEnded = (name: string) => ({
  title: 'Your place on a waitlist has ended',
  text: `${name} is no longer listed, so no time will become free. Others may have one.`,
  link: '/profile?section=appointments',
});

/**
 * Takes out of an account, and of what refers to it, everything that tells whose it was; the
 * rows that others need stay. Returns the id of the page that has to leave the directory.
 */
export async function eraseAccount(trx: Db, userId: string): Promise<string | undefined> {
  const before = await trx
    .selectFrom('app_user')
    .select(['email', 'full_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await forgetInNews(trx, userId, before.full_name);
  await eraseMessages(trx, userId);
  // Before the bookings, by which a guest's record is known to be theirs.
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
  await listErasure(trx, userId);
  return erasePage(trx, userId);
}

/** What nobody else needs. */
const belongings = [
  ...(['passkey', 'identity', 'recent_search', 'address', 'favourite', 'notification'] as const),
  ...(['complaint_support', 'client_link', 'password_reset', 'email_take_back'] as const),
  'operator_enrolment',
] as const;

/** What is of no use without the page it is of. */
const ofPages = [
  ...(['credential', 'claim', 'onboarding_event', 'onboarding', 'portfolio_work'] as const),
  ...(['vendor_service', 'lesson_package', 'availability_exception', 'promotion', 'week'] as const),
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
      deleted_at: sql<string>`now()`,
    })
    .where('id', '=', userId)
    .execute();
}

async function erasePage(trx: Db, userId: string): Promise<string | undefined> {
  const page = await trx
    .updateTable('vendor')
    .set({
      status: 'suspended',
      user_id: null,
      name: nobody,
      phone: null,
      other_phones: [],
      ...{ whatsapp: null, landline: null },
      image: faceOf(userId, null),
      about: '',
      address: '',
      landmark: null,
      parking: null,
      qualifications: [],
      detail: JSON.stringify({ education: [], experience: [], specializations: [] }),
      evidence: '[]',
      ...{ title: '', languages: [], levels: [], courts: [], terms: '[]', gender: null },
      ...{ experience_years: 0, working_hours: '[]', lunch_from: null, lunch_to: null },
      // Who was booked there still sees which part of the town it was in.
      lat: sql<number | null>`(SELECT lat FROM locality WHERE locality.id = locality_id)`,
      lng: sql<number | null>`(SELECT lng FROM locality WHERE locality.id = locality_id)`,
    })
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return page?.id;
}

/**
 * That there was a booking stays, also in the books; who it was for and why does not. The same of
 * those they made as a guest, with the address they have proved.
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
      key_hash: null,
      burst_id: null,
      reason: null,
      address: null,
      cause: sql<string | null>`CASE WHEN status <> 'cancelled-by-client' THEN cause END`,
    })
    .where(isBookingOf(userId))
    .execute();
}

/** The other side sees that something was said, and no more; the news of it likewise. */
async function eraseMessages(trx: Db, userId: string): Promise<void> {
  await sql`UPDATE message SET text = ${nobody} FROM thread, vendor
    WHERE thread.id = message.thread_id AND vendor.id = thread.vendor_id
      AND ((thread.user_id = ${userId}::uuid AND NOT message.is_vendors)
        OR (vendor.user_id = ${userId}::uuid AND message.is_vendors))`.execute(trx);
  await sql`UPDATE notification SET title = ${`Message from ${nobody}`}, text = ${nobody}
    FROM thread, vendor
    WHERE vendor.id = thread.vendor_id AND notification.kind = 'message'
      AND (thread.user_id = ${userId}::uuid OR vendor.user_id = ${userId}::uuid)
      AND notification.user_id IN (thread.user_id, vendor.user_id)
      AND right(notification.link, 36) = thread.id::text`.execute(trx);
}

/**
 * Professionals keep the records they wrote, which the law may ask them for. Of those that a booking
 * made it stays that there was somebody: a note without a name would only tell who it was. A link
 * that has ended counts as well; one that was only asked for does not, since anybody can ask.
 */
async function eraseRecords(trx: Db, userId: string): Promise<void> {
  const isTheirs = sql<boolean>`(${isRecordOf(userId)}
    OR (client.user_id IS NULL AND client.id IN (SELECT link.client_id FROM client_link link
      WHERE link.user_id = ${userId}::uuid AND link.linked_at IS NOT NULL)))`;
  await trx
    .updateTable('assignment')
    .from('client')
    .set({ submission_text: null, file_id: null, remark: null })
    .whereRef('client.id', '=', 'assignment.client_id')
    .where(isTheirs)
    .execute();
  await trx
    .updateTable('client')
    .set({
      ...{ user_id: null, name: nobody, phone: null, email: null, gender: null, born: null },
      ...{ height_cm: null, weight_kg: null, concern: null, note: null },
    })
    .where(isTheirs)
    .where('made_by', '=', 'booking')
    .execute();
  await trx.updateTable('client').set({ user_id: null }).where('user_id', '=', userId).execute();
}

/**
 * A professional who leaves takes along what they wrote of others, whom nobody could show it to any
 * more. What students handed in stays theirs; what nobody can see any more is swept.
 */
async function erasePractice(trx: Db, userId: string): Promise<void> {
  const page = trx.selectFrom('vendor').select('id').where('user_id', '=', userId);
  await trx.deleteFrom('legal_case').where('vendor_id', 'in', page).execute();
  for (const table of ofPages) {
    await trx.deleteFrom(table).where('vendor_id', 'in', page).execute();
  }
  await trx
    .updateTable('booking_rule')
    .set({ meeting_url: null })
    .where('vendor_id', 'in', page)
    .execute();
  await trx
    .deleteFrom('client_link')
    .where('vendor_id', 'in', page)
    .where('state', '!=', 'linked')
    .execute();
  await trx
    .updateTable('client_link')
    .set({ sent_to: null })
    .where('vendor_id', 'in', page)
    .execute();
  await trx
    .updateTable('client')
    .set({
      ...{ phone: null, email: null, gender: null, born: null, height_cm: null },
      ...{ weight_kg: null, concern: null, note: null },
    })
    .where('vendor_id', 'in', page)
    .execute();
  await trx
    .updateTable('stored_file')
    .set({
      ...{ owner_id: null, name: 'file', is_public: false },
      created_at: sql<string>`now() - interval '1 day'`,
    })
    .where('owner_id', '=', userId)
    .execute();
}

/** Also those that were written before there was an account. */
async function eraseTickets(trx: Db, userId: string, email: string): Promise<void> {
  await trx
    .updateTable('support_message')
    .set({ author_id: null })
    .where('author_id', '=', userId)
    .execute();
  await trx
    .updateTable('support_ticket')
    .set({
      first_name: 'Deleted',
      last_name: 'account',
      email: `nobody@${nowhere}`,
      phone: '',
      status: 'closed',
      user_id: null,
    })
    .where(({ or, eb }) =>
      or([eb('user_id', '=', userId), eb(sql`lower(email)`, '=', email.toLowerCase())]),
    )
    .execute();
}

/** What was published others go on reading, without who it was; of the rest nothing stays. */
async function eraseComplaints(trx: Db, userId: string, email: string): Promise<void> {
  const theirs = sql<boolean>`(complaint.user_id = ${userId}::uuid
    OR lower(complaint.from_email) = ${email.toLowerCase()})`;
  await trx.deleteFrom('complaint').where(theirs).where('published_text', 'is', null).execute();
  await trx
    .deleteFrom('complaint_file')
    .where('complaint_id', 'in', (those) =>
      those.selectFrom('complaint').select('complaint.id').where(theirs),
    )
    .execute();
  await trx
    .updateTable('complaint')
    .set({
      ...{ user_id: null, from_name: null, from_email: null },
      body: sql<string>`published_text`,
    })
    .where(theirs)
    .execute();
}

/** What a review says last stays, without a name; stories of it were told in theirs. */
async function eraseReviews(trx: Db, userId: string): Promise<void> {
  const own = trx.selectFrom('review').select('id').where('user_id', '=', userId);
  await trx.deleteFrom('story').where('review_id', 'in', own).execute();
  await trx.deleteFrom('review_edit').where('review_id', 'in', own).execute();
  await trx
    .updateTable('review')
    .set({ name: nobody, may_be_story: false })
    .where('user_id', '=', userId)
    .execute();
}

/** Also those of guests' bookings, and of whoever asked for a new password without an account. */
async function eraseProofs(trx: Db, userId: string, email: string): Promise<void> {
  await trx
    .deleteFrom('one_time_code')
    .where(({ or, eb }) => or([eb('owner_id', '=', userId), eb('email', '=', email)]))
    .execute();
  await trx.deleteFrom('password_reset_request').where('email', '=', email).execute();
}

async function eraseWhatWasAsked(trx: Db, email: string): Promise<void> {
  await trx.deleteFrom('subscription').where('email', '=', email).execute();
  await trx
    .updateTable('question')
    .set({ email: null })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute();
}

/** Professionals were told of the person by name. */
async function forgetInNews(trx: Db, userId: string, fullName: string): Promise<void> {
  const booked = await trx
    .selectFrom('booking')
    .select('client_name')
    .distinct()
    .where(isBookingOf(userId))
    .where('client_name', 'is not', null)
    .execute();
  const names = new Set([fullName, ...booked.map(({ client_name }) => client_name as string)]);
  const written = [...names].map((name) => name.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')).join('|');
  const whole = `(?<![[:alnum:]])(?:${written})(?![[:alnum:]])`;
  await sql`UPDATE notification SET
      title = regexp_replace(title, ${whole}::text, ${nobody}::text, 'g'),
      text = regexp_replace(text, ${whole}::text, ${nobody}::text, 'g')
    WHERE user_id IN (SELECT vendor.user_id FROM vendor WHERE vendor.id IN (
        SELECT vendor_id FROM booking WHERE ${isBookingOf(userId)}
        UNION SELECT vendor_id FROM thread WHERE thread.user_id = ${userId}::uuid))
      AND (title ~ ${whole}::text OR text ~ ${whole}::text)`.execute(trx);
}
