import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isRecordOf } from '../../booking';
import type { Person } from '../../core/auth/sessions.store';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

/** Professionals' records about the user, without the private notes. */
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

/** A professional's record is the professional's: a link shares appointments, not the record. */
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
