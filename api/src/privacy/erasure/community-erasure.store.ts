import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { nobody, nowhere } from './erased.model';

type Db = Kysely<Tables>;

/** Including tickets from before the account existed. */
export async function eraseTickets(trx: Db, userId: string, email: string): Promise<void> {
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

/** Published complaints stay readable without the complainant; others are deleted. */
export async function eraseComplaints(trx: Db, userId: string, email: string): Promise<void> {
  const theirs = sql<boolean>`(complaint.user_id = ${userId}::uuid
    OR lower(complaint.from_email) = ${email.toLowerCase()})`;
  await trx.deleteFrom('complaint').where(theirs).where('published_text', 'is', null).execute();
  await trx
    .deleteFrom('complaint_file')
    .where('complaint_id', 'in', (those) =>
      those.selectFrom('complaint').select('complaint.id').where(theirs),
    )
    .execute();
  // The words that contest an answer were for operators alone.
  await trx
    .updateTable('complaint_event')
    .set({ text: '' })
    .where('kind', '=', 'escalated')
    .where('text', 'is not', null)
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

/** A review's latest text stays, without a name; stories go, as they carry the writer's name. */
export async function eraseReviews(trx: Db, userId: string): Promise<void> {
  const own = trx.selectFrom('review').select('id').where('user_id', '=', userId);
  await trx.deleteFrom('story').where('review_id', 'in', own).execute();
  await trx.deleteFrom('review_edit').where('review_id', 'in', own).execute();
  await trx
    .updateTable('review')
    .set({ name: nobody, may_be_story: false })
    .where('user_id', '=', userId)
    .execute();
}

export async function eraseWhatWasAsked(trx: Db, email: string): Promise<void> {
  await trx.deleteFrom('subscription').where('email', '=', email).execute();
  await trx.deleteFrom('listing_alert').where('email', '=', email).execute();
  await trx
    .updateTable('question')
    .set({ email: null })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute();
}
