import type { CredentialKind } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { now } from './onboarding.store';

type Db = Kysely<Tables>;

export type CredentialRow = Awaited<ReturnType<typeof credentialsOf>>[number];

const credentials = (db: Db) =>
  db
    .selectFrom('credential')
    .innerJoin('stored_file as file', 'file.id', 'credential.file_id')
    .selectAll('credential')
    .select(['file.name as file_name', 'file.type as file_type', 'file.bytes as file_bytes']);

/** Certificates before education, each in order. */
export const credentialsOf = (db: Db, vendorId: string) =>
  credentials(db)
    .where('vendor_id', '=', vendorId)
    .orderBy('kind')
    .orderBy('position')
    .orderBy('credential.id')
    .execute();

export const credentialById = (db: Db, id: string): Promise<CredentialRow | undefined> =>
  credentials(db).where('credential.id', '=', id).executeTakeFirst();

/** The fields of a document and its file. */
export interface CredentialValues {
  id: string;
  vendor_id: string;
  kind: CredentialKind;
  subject: string;
  certificate: string;
  number: string;
  description: string;
  issued_by: string;
  institution: string;
  qualification: string;
  specializations: string[];
  from_day: string;
  to_day: string;
  file_id: string;
}

const undecided = { state: 'waiting', reason: null, decided_at: null, decided_by: null } as const;

/**
 * Adds a document or replaces the one with its id, which then waits again: the decision was about
 * the previous content. False when the id belongs to another vendor or kind.
 */
export async function putCredential(trx: Db, values: CredentialValues): Promise<boolean> {
  const { vendor_id, kind } = values;
  const put = await trx
    .insertInto('credential')
    .values({ ...values, position: nextPosition(vendor_id, kind) })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...values, ...undecided })
        .where('credential.vendor_id', '=', vendor_id)
        .where('credential.kind', '=', kind),
    )
    .returning('id')
    .executeTakeFirst();
  return put !== undefined;
}

const nextPosition = (vendorId: string, kind: CredentialKind) =>
  sql<number>`(SELECT coalesce(max(position) + 1, 0) FROM credential
    WHERE vendor_id = ${vendorId}::uuid AND kind = ${kind}::text)`;

/** Orders these documents and removes all others of their kind; the sweep deletes their files. */
export async function keepOnly(
  trx: Db,
  vendorId: string,
  kind: CredentialKind,
  ids: string[],
): Promise<void> {
  await sql`DELETE FROM credential WHERE vendor_id = ${vendorId}::uuid AND kind = ${kind}::text
    AND id <> ALL (${ids}::uuid[])`.execute(trx);
  await sql`UPDATE credential SET position = wanted.place
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted (id, place)
    WHERE credential.id = wanted.id AND vendor_id = ${vendorId}::uuid`.execute(trx);
}

export async function removeCredential(trx: Db, vendorId: string, id: string): Promise<boolean> {
  const removed = await trx
    .deleteFrom('credential')
    .where('id', '=', id)
    .where('vendor_id', '=', vendorId)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

interface Decided {
  state: 'approved' | 'rejected';
  reason: string | null;
  by: string;
  isFinal: boolean;
}

/**
 * False when another operator has decided it; the same operator may change the decision unless it
 * is final.
 */
export async function decide(trx: Db, id: string, { state, reason, by, isFinal }: Decided) {
  const decided = await trx
    .updateTable('credential')
    .set({ state, reason, decided_at: now, decided_by: by })
    .where('id', '=', id)
    .where((row) =>
      row.or([row('state', '=', 'waiting'), ...(isFinal ? [] : [row('decided_by', '=', by)])]),
    )
    .returning('id')
    .executeTakeFirst();
  return decided !== undefined;
}
