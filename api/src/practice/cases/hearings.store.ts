import type { HearingOrder } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import { sourceLanguage } from '../../core/language/message-language';

type Db = Kysely<Tables>;

const columns = ['id', 'case_id', 'at', 'court', 'note'] as const;

/** Oldest first. */
export const hearingsOf = (db: Db, caseId: string) =>
  db
    .selectFrom('hearing')
    .select(columns)
    .where('case_id', '=', caseId)
    .orderBy('at')
    .orderBy('id')
    .execute();

/** Hearings of all of a vendor's cases between two instants, by time. */
export const hearingsBetween = (db: Db, vendorId: string, from: Date, until: Date) =>
  db
    .selectFrom('hearing')
    .innerJoin('legal_case', 'legal_case.id', 'hearing.case_id')
    .innerJoin('client', 'client.id', 'legal_case.client_id')
    .select(['hearing.id', 'hearing.case_id', 'hearing.at', 'hearing.note'])
    .select(sql<string | null>`coalesce(hearing.court, legal_case.court)`.as('court'))
    .select(['legal_case.title', 'legal_case.category', 'legal_case.opponent'])
    .select(['client.id as client_id', 'client.name', 'client.gender'])
    .select(
      sql<Date | null>`(SELECT max(earlier.at) FROM hearing earlier
        WHERE earlier.case_id = hearing.case_id AND earlier.at < hearing.at)`.as('before'),
    )
    .where('legal_case.vendor_id', '=', vendorId)
    .where('hearing.at', '>=', from)
    .where('hearing.at', '<', until)
    .orderBy('hearing.at')
    .orderBy('hearing.id')
    .execute();

export type DatedRow = Awaited<ReturnType<typeof hearingsBetween>>[number];

export const addHearing = (trx: Db, caseId: string, { at, court, note }: HearingOrder) =>
  trx
    .insertInto('hearing')
    .values({ id: uuidv7(), case_id: caseId, at, court: court ?? null, note: note ?? null })
    .returning(columns)
    .executeTakeFirstOrThrow();

/** Omitted fields stay. Undefined when it is in none of this vendor's cases. */
export const changeHearing = (db: Db, vendorId: string, id: string, order: HearingOrder) =>
  db
    .updateTable('hearing')
    .set({ at: order.at, court: order.court, note: order.note })
    .where('id', '=', id)
    .where('case_id', 'in', casesOf(db, vendorId))
    .returning(columns)
    .executeTakeFirst();

/** False when it is in none of this vendor's cases. */
export async function removeHearing(db: Db, vendorId: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('hearing')
    .where('id', '=', id)
    .where('case_id', 'in', casesOf(db, vendorId))
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

const casesOf = (db: Db, vendorId: string) =>
  db.selectFrom('legal_case').select('id').where('vendor_id', '=', vendorId);

/** Whose calendar it is, and in which language they are written to. */
export async function calendarOwner(db: Db, vendorId: string) {
  const { name, language } = await db
    .selectFrom('vendor')
    .leftJoin('app_user', 'app_user.id', 'vendor.user_id')
    .select(['vendor.name', 'app_user.language'])
    .where('vendor.id', '=', vendorId)
    .executeTakeFirstOrThrow();
  return { name, language: language ?? sourceLanguage };
}
