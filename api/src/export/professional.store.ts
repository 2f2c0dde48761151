import type { Kysely } from 'kysely';
import type { Person } from '../sessions/sessions.store';
import type { Tables } from '../storage/database.types';

type Db = Kysely<Tables>;

/** The page, listed or not, with what has been told for it; null of somebody who has none. */
export async function professional(db: Db, { userId }: Person) {
  const page = await db
    .selectFrom('vendor')
    .select(['id as _id', 'status', 'name', 'title', 'image', 'qualifications', 'detail', 'about'])
    .select(['address', 'phone', 'other_phones as otherPhones', 'lat', 'lng', 'languages'])
    .select(['gender', 'experience_years as experienceYears', 'working_hours as workingHours'])
    .select(['whatsapp', 'landline'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return page ? { ...page, ...(await toldOf(db, page._id)) } : null;
}

/** What somebody told and handed in to be listed, and what was decided of it. */
async function toldOf(db: Db, vendorId: string) {
  const onboarding = await db
    .selectFrom('onboarding')
    .select(['state', 'draft', 'salutation', 'city', 'location', 'subjects', 'syllabus'])
    .select(['category', 'submitted_at as submitted', 'decided_at as decided'])
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  const documents = await db
    .selectFrom('credential')
    .innerJoin('stored_file as file', 'file.id', 'credential.file_id')
    .select(['kind', 'subject', 'certificate', 'number', 'description', 'institution'])
    .select(['issued_by as issuedBy', 'qualification', 'specializations', 'from_day as from'])
    .select(['to_day as to', 'state', 'reason', 'decided_at as decided', 'file.name as file'])
    .where('vendor_id', '=', vendorId)
    .orderBy('kind')
    .orderBy('position')
    .execute();
  const history = await db
    .selectFrom('onboarding_event')
    .select(['what', 'note', 'at'])
    .where('vendor_id', '=', vendorId)
    .orderBy('number')
    .execute();
  const answers = await db
    .selectFrom('answer')
    .innerJoin('question', 'question.id', 'answer.question_id')
    .select(['question.text as question', 'answer.text', 'answer.created_at as answered'])
    .where('answer.vendor_id', '=', vendorId)
    .orderBy('answer.created_at')
    .execute();
  const claims = await db
    .selectFrom('claim')
    .select(['kind', 'value', 'state', 'reason', 'claimed_at as claimed', 'decided_at as decided'])
    .where('vendor_id', '=', vendorId)
    .orderBy('claimed_at')
    .execute();
  return { onboarding: onboarding ?? null, documents, claims, history, answers };
}
