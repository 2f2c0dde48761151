import type { CaseOutcome, CasesSort, Direction } from '@nukkad/platform/contract';
import { type InsertObject, type Kysely, type RawBuilder, sql, type UpdateObject } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import { likePattern, referenceNumber } from '../../core/text/search-pattern.model';

type Db = Kysely<Tables>;

/** Arbitrary advisory-lock class; with a vendor's hash it locks that vendor's case numbers. */
const numbersOfVendor = 7_206;

const nextHearing = sql<Date | null>`(SELECT min(at) FROM hearing
  WHERE hearing.case_id = legal_case.id AND at > now())`;

/** Cases with their clients and the next hearing; callers add conditions. */
const selectCases = (db: Db, vendorId: string) =>
  db
    .selectFrom('legal_case')
    .innerJoin('client', 'client.id', 'legal_case.client_id')
    .select(['legal_case.id', 'legal_case.number', 'legal_case.title', 'legal_case.category'])
    .select(['legal_case.opponent', 'legal_case.court', 'legal_case.stage', 'legal_case.outcome'])
    .select(['legal_case.note', 'legal_case.opened_on', 'legal_case.closed_on'])
    .select(['client.id as client_id', 'client.name as client_name'])
    .select('client.gender as client_gender')
    .select(
      sql<Date | null>`(SELECT max(at) FROM hearing
        WHERE hearing.case_id = legal_case.id AND at <= now())`.as('last_hearing'),
    )
    .select(nextHearing.as('next_hearing'))
    .where('legal_case.vendor_id', '=', vendorId);

export type CaseRow = Awaited<ReturnType<ReturnType<typeof selectCases>['execute']>>[number];

/** Filter of an advocate's cases. */
export interface ChosenCases {
  q: string;
  outcome: CaseOutcome | 'open' | undefined;
}

const orders: Record<CasesSort, RawBuilder<unknown>> = {
  number: sql`legal_case.number`,
  title: sql`lower(legal_case.title)`,
  client: sql`lower(client.name)`,
  stage: sql`lower(legal_case.stage)`,
  next: nextHearing,
  opened: sql`legal_case.opened_on`,
};

export function pageOfCases(
  db: Db,
  vendorId: string,
  chosen: ChosenCases,
  page: { sort: CasesSort; direction: Direction; limit: number; offset: number },
): Promise<CaseRow[]> {
  const nulls = sql.raw(`${page.direction} NULLS LAST`);
  return selectCases(db, vendorId)
    .where(isChosen(chosen))
    .orderBy(sql`${orders[page.sort]} ${nulls}`)
    .orderBy('legal_case.number', page.direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countCases(db: Db, vendorId: string, chosen: ChosenCases): Promise<number> {
  const { count } = await db
    .selectFrom('legal_case')
    .innerJoin('client', 'client.id', 'legal_case.client_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('legal_case.vendor_id', '=', vendorId)
    .where(isChosen(chosen))
    .executeTakeFirstOrThrow();
  return count;
}

function isChosen({ q, outcome = null }: { q: string; outcome?: string | null | undefined }) {
  const like = likePattern(q);
  return sql<boolean>`coalesce(coalesce(legal_case.outcome, 'open') = ${outcome}::text, true)
    AND (${q}::text = '' OR legal_case.title ILIKE ${like} OR client.name ILIKE ${like}
      OR legal_case.opponent ILIKE ${like} OR legal_case.court ILIKE ${like}
      OR legal_case.number = ${referenceNumber(q, 'C')}::int)`;
}

/** One of this vendor's. */
export const caseById = (db: Db, vendorId: string, id: string): Promise<CaseRow | undefined> =>
  selectCases(db, vendorId).where('legal_case.id', '=', id).executeTakeFirst();

type NewCase = Omit<InsertObject<Tables, 'legal_case'>, 'id' | 'number'>;

/** Locks the vendor's numbers, which are consecutive per vendor without gaps. */
export async function addCase(trx: Db, values: NewCase & { vendor_id: string }): Promise<string> {
  const { vendor_id: vendorId } = values;
  await sql`SELECT pg_advisory_xact_lock(${numbersOfVendor}, hashtext(${vendorId}))`.execute(trx);
  const id = uuidv7();
  await trx
    .insertInto('legal_case')
    .values({
      ...{ id, ...values },
      number: sql`(SELECT coalesce(max(number), 0) + 1 FROM legal_case
        WHERE vendor_id = ${vendorId}::uuid)`,
    })
    .execute();
  return id;
}

export async function changeCase(
  trx: Db,
  id: string,
  values: UpdateObject<Tables, 'legal_case'>,
): Promise<void> {
  await trx.updateTable('legal_case').set(values).where('id', '=', id).execute();
}

/** Whether a client is in this vendor's records. */
export async function isClientOf(trx: Db, vendorId: string, clientId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('client')
    .select('id')
    .where('id', '=', clientId)
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Oldest first. */
export const documentsOf = (db: Db, caseId: string) =>
  selectDocuments(db).where('document.case_id', '=', caseId).execute();

export const documentById = (db: Db, id: string) =>
  selectDocuments(db).where('document.id', '=', id).executeTakeFirst();

const selectDocuments = (db: Db) =>
  db
    .selectFrom('case_document as document')
    .innerJoin('stored_file as file', 'file.id', 'document.file_id')
    .select(['document.id', 'document.file_id', 'document.added_at'])
    .select(['file.name', 'file.type', 'file.bytes'])
    .orderBy('document.added_at')
    .orderBy('document.id');

export async function addDocument(trx: Db, caseId: string, fileId: string): Promise<string> {
  const id = uuidv7();
  await trx.insertInto('case_document').values({ id, case_id: caseId, file_id: fileId }).execute();
  return id;
}

/** False when it is in none of this vendor's cases. */
export async function removeDocument(trx: Db, vendorId: string, id: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('case_document as document')
    .using('legal_case')
    .whereRef('legal_case.id', '=', 'document.case_id')
    .where('document.id', '=', id)
    .where('legal_case.vendor_id', '=', vendorId)
    .returning('document.id')
    .executeTakeFirst();
  return gone !== undefined;
}
