import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Person } from '../../core/auth/sessions.store';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

/** Complaints a user raised, with their outcomes. */
export const complaints = (db: Db, { userId }: Person) =>
  db
    .selectFrom('complaint')
    .select(['complaint.id as _id', 'complaint.number', 'complaint.kind'])
    .select(['complaint.body as text', 'complaint.published_text as published'])
    .select(['complaint.from_name as name', 'complaint.from_email as email'])
    .select(['complaint.is_anonymous as isAnonymous', 'complaint.status'])
    .select(['complaint.answer_text as answer', 'complaint.created_at as raised'])
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('complaint_event as event')
          .select(['event.at', 'event.kind', 'event.level', 'event.text'])
          .whereRef('event.complaint_id', '=', 'complaint.id')
          .orderBy('event.at')
          .orderBy('event.id'),
      ).as('history'),
    )
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('complaint_file as evidence')
          .select('evidence.file_id as _id')
          .whereRef('evidence.complaint_id', '=', 'complaint.id')
          .orderBy('evidence.position'),
      ).as('files'),
    )
    .where('complaint.user_id', '=', userId)
    .orderBy('complaint.created_at')
    .execute();

/** Complaints a user supports. */
export const complaintsAlike = (db: Db, { userId }: Person) =>
  db
    .selectFrom('complaint_support as support')
    .innerJoin('complaint', 'complaint.id', 'support.complaint_id')
    .select(['complaint.number', 'support.created_at as since'])
    .where('support.user_id', '=', userId)
    .orderBy('support.created_at')
    .execute();
