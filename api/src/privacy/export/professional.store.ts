import { limits } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Person } from '../../core/auth/sessions.store';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

/** The page, listed or not, with its onboarding data; null without a page. */
export async function professional(db: Db, { userId }: Person) {
  const page = await db
    .selectFrom('vendor')
    .select(['id as _id', 'status', 'name', 'title', 'image', 'qualifications', 'detail', 'about'])
    .select(['address', 'phone', 'other_phones as otherPhones', 'lat', 'lng', 'languages'])
    .select(['gender', 'experience_years as experienceYears', 'working_hours as workingHours'])
    .select([
      'whatsapp',
      'landline',
      'landmark',
      'parking',
      'levels',
      'courts',
      'evidence',
      'terms',
    ])
    .select(['lunch_from as lunchFrom', 'lunch_to as lunchTo'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!page) return null;
  const offered = await offeredBy(db, page._id);
  const told = await toldOf(db, page._id);
  return { ...page, ...offered, ...told, ...(await answersOf(db, page._id)) };
}

/** A vendor's public offers, and their exceptions to the usual working hours. */
async function offeredBy(db: Db, vendorId: string) {
  const rule = await db
    .selectFrom('booking_rule')
    .select('meeting_url')
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  const days = await db
    .selectFrom('availability_exception')
    .select([sql<string>`day::text`.as('day'), 'kind', 'opens', 'closes', 'note'])
    .where('vendor_id', '=', vendorId)
    .orderBy('availability_exception.day')
    .execute();
  const services = await db
    .selectFrom('vendor_service')
    .select(['name', 'minutes', 'fee_amount as amount', 'fee_currency as currency'])
    .where('vendor_id', '=', vendorId)
    .orderBy('position')
    .execute();
  const packages = await db
    .selectFrom('lesson_package')
    .select(['name', 'lessons', 'minutes', 'fee_amount as amount', 'fee_currency as currency'])
    .where('vendor_id', '=', vendorId)
    .orderBy('position')
    .execute();
  const portfolio = await db
    .selectFrom('portfolio_work')
    .select(['title', 'about', 'year', 'picture'])
    .where('vendor_id', '=', vendorId)
    .orderBy('position')
    .execute();
  const promotions = await db
    .selectFrom('promotion')
    .select(['title', 'text', 'action', 'starts_at as starts', 'ends_at as ends'])
    .where('vendor_id', '=', vendorId)
    .orderBy('starts_at')
    .execute();
  const meetingUrl = rule?.meeting_url ?? null;
  const calendars = await calendarsOf(db, vendorId);
  return { meetingUrl, days, services, packages, portfolio, promotions, calendars };
}

/** Connected calendars with the busy times that are read of them; their addresses are secrets. */
async function calendarsOf(db: Db, vendorId: string) {
  const calendars = await db
    .selectFrom('connected_calendar')
    .select(['id', 'host', 'ending', 'created_at as since', 'read_at as lastRead', 'failure'])
    .select('busy_times as count')
    .where('vendor_id', '=', vendorId)
    .orderBy('created_at')
    .execute();
  const cells = await db
    .selectFrom('connected_busy')
    .select(['calendar_id as of', 'first_cell as first', 'until_cell as until'])
    .where('vendor_id', '=', vendorId)
    .orderBy('first_cell')
    .execute();
  return calendars.map(({ id, ...calendar }) => ({
    ...calendar,
    busy: cells.filter(({ of }) => of === id).map(toBusyTime),
  }));
}

const cellLength = limits.slotCellMinutes * 60_000;

const toBusyTime = ({ first, until }: { first: number; until: number }) => ({
  from: new Date(first * cellLength),
  until: new Date(until * cellLength),
});

/** A vendor's onboarding submissions and the decisions on them. */
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
  const claims = await db
    .selectFrom('claim')
    .select(['kind', 'value', 'state', 'reason', 'claimed_at as claimed', 'decided_at as decided'])
    .where('vendor_id', '=', vendorId)
    .orderBy('claimed_at')
    .execute();
  return { onboarding: onboarding ?? null, documents, claims, history };
}

/** A vendor's public answers. */
async function answersOf(db: Db, vendorId: string) {
  const answers = await db
    .selectFrom('answer')
    .innerJoin('question', 'question.id', 'answer.question_id')
    .select(['question.text as question', 'answer.text', 'answer.created_at as answered'])
    .where('answer.vendor_id', '=', vendorId)
    .orderBy('answer.created_at')
    .execute();
  const reviewReplies = await db
    .selectFrom('review')
    .select(['id as reviewId', 'reply_text as text', 'replied_at as replied'])
    .where('vendor_id', '=', vendorId)
    .where('reply_text', 'is not', null)
    .orderBy('replied_at')
    .execute();
  const complaintAnswers = await db
    .selectFrom('complaint')
    .select(['number', 'answer_text as text', 'answered_at as answered'])
    .where('officer_id', '=', vendorId)
    .where('answer_text', 'is not', null)
    .orderBy('answered_at')
    .execute();
  return { answers, reviewReplies, complaintAnswers };
}
