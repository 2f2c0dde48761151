import { type Kysely, type Selectable, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../db/tables.generated';

type Db = Kysely<Tables>;

const columns = ['id', 'name', 'type', 'bytes'] as const;

/** The scan state of a file. */
export type FileScan = Selectable<Tables['stored_file']>['scan'];

export interface StoredFile {
  id: string;
  name: string;
  type: string;
  bytes: number;
}

/** Size of a picture in pixels. */
export interface Size {
  width: number;
  height: number;
}

export function addFile(
  trx: Db,
  ownerId: string,
  file: Omit<StoredFile, 'id'> & Partial<Size> & { scan?: FileScan },
): Promise<StoredFile> {
  return trx
    .insertInto('stored_file')
    .values({ id: uuidv7(), owner_id: ownerId, ...file })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/**
 * A user's own file, locked until the transaction ends because it is about to be used. Undefined
 * for a file of another user, which using it would disclose.
 */
export function ownFile(trx: Db, ownerId: string, id: string): Promise<StoredFile | undefined> {
  return trx
    .selectFrom('stored_file')
    .select(columns)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forKeyShare()
    .executeTakeFirst();
}

/** Makes a file visible to all visitors. */
export async function makePublic(trx: Db, id: string): Promise<void> {
  await trx.updateTable('stored_file').set({ is_public: true }).where('id', '=', id).execute();
}

/** A picture of known size. */
export interface SizedPicture extends Size {
  id: string;
  is_public: boolean;
}

/** Those of the files that are pictures visible to this user: public ones and own uploads. */
export async function picturesFor(
  db: Db,
  ids: string[],
  ownerId: string | null,
): Promise<SizedPicture[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('stored_file')
    .select(['id', 'width', 'height', 'is_public'])
    .where('id', 'in', ids)
    .where(sql<boolean>`(is_public OR owner_id = ${ownerId}::uuid)`)
    .where('width', 'is not', null)
    .where('height', 'is not', null)
    .$narrowType<Size>()
    .execute();
}

/** A file with the columns that decide who may open it. */
type OpenedFile = StoredFile & { is_public: boolean; scan: FileScan };

/** Files per run, so that a scan run is short. */
export const mostScanned = 100;

/** Files that stay closed until they are scanned, oldest first, from the one after `tried` on. */
export async function waitingForScan(db: Db, tried?: string): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_file')
    .select('id')
    .where('scan', '=', 'waiting')
    .$if(tried !== undefined, (waiting) => waiting.where('id', '>', tried ?? ''))
    .orderBy('id')
    .limit(mostScanned)
    .execute();
  return rows.map(({ id }) => id);
}

export async function setScan(db: Db, id: string, scan: FileScan): Promise<void> {
  await db.updateTable('stored_file').set({ scan }).where('id', '=', id).execute();
}

/** The requester of a file; both ids are null for a visitor. */
export interface Viewer {
  userId: string | null;
  vendorId: string | null;
  isOperator: boolean;
}

/** The file, if it is public, the viewer owns it, or it was handed to the viewer. */
export function fileFor(
  db: Db,
  { userId, vendorId, isOperator }: Viewer,
  id: string,
): Promise<OpenedFile | undefined> {
  return db
    .selectFrom('stored_file as file')
    .select(['file.id', 'file.name', 'file.type', 'file.bytes', 'file.is_public', 'file.scan'])
    .where('file.id', '=', id)
    .where(
      sql<boolean>`(file.is_public OR file.owner_id = ${userId}::uuid
        OR ${looksAt(isOperator)}
        OR EXISTS (SELECT FROM case_document document
          JOIN legal_case ON legal_case.id = document.case_id
          WHERE document.file_id = file.id AND legal_case.vendor_id = ${vendorId}::uuid)
        OR EXISTS (SELECT FROM assignment JOIN client ON client.id = assignment.client_id
          WHERE assignment.file_id = file.id
            AND (assignment.vendor_id = ${vendorId}::uuid OR client.user_id = ${userId}::uuid)))`,
    )
    .executeTakeFirst();
}

/**
 * Operators see the documents that professionals submit about themselves, files of complaints and
 * pictures of submitted campaigns, and no other private files.
 */
const looksAt = (isOperator: boolean) =>
  sql<boolean>`(${isOperator}::bool
    AND (EXISTS (SELECT FROM credential WHERE credential.file_id = file.id)
      OR EXISTS (SELECT FROM complaint_file WHERE complaint_file.file_id = file.id)
      OR EXISTS (SELECT FROM campaign_draft draft WHERE draft.picture_id = file.id
        AND draft.state <> 'draft')))`;

/** The file, if this viewer may create a link to it. */
export function linkableFile(db: Db, { userId, isOperator }: Viewer, id: string) {
  return db
    .selectFrom('stored_file as file')
    .select('file.id')
    .where('file.id', '=', id)
    .where(sql<boolean>`(file.owner_id = ${userId}::uuid OR ${looksAt(isOperator)})`)
    .executeTakeFirst();
}

/** The file without an access check, for callers that have done their own. */
export function anyFile(db: Db, id: string): Promise<OpenedFile | undefined> {
  return db
    .selectFrom('stored_file')
    .select([...columns, 'is_public', 'scan'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Files per run, so that a sweep is short. */
const swept = 100;

/** Deletes the rows of files that are still unused a day after upload; returns their ids. */
export async function forgetUnused(trx: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`DELETE FROM stored_file WHERE id IN (
      SELECT id FROM stored_file file
      WHERE file.created_at < now() - interval '1 day'
        AND NOT EXISTS (SELECT FROM case_document WHERE case_document.file_id = file.id)
        AND NOT EXISTS (SELECT FROM assignment WHERE assignment.file_id = file.id)
        AND NOT EXISTS (SELECT FROM campaign_draft draft WHERE draft.picture_id = file.id)
        AND NOT EXISTS (SELECT FROM campaign WHERE campaign.picture LIKE '%' || file.id)
        AND NOT EXISTS (SELECT FROM post WHERE post.body LIKE '%' || file.id || '%'
          OR post.picture LIKE '%' || file.id)
        AND NOT EXISTS (SELECT FROM credential WHERE credential.file_id = file.id)
        AND NOT EXISTS (SELECT FROM complaint_file WHERE complaint_file.file_id = file.id)
        AND NOT EXISTS (SELECT FROM onboarding JOIN vendor ON vendor.id = onboarding.vendor_id
          WHERE vendor.user_id = file.owner_id AND onboarding.draft::text LIKE '%' || file.id || '%')
        AND NOT EXISTS (SELECT FROM vendor
          WHERE vendor.user_id = file.owner_id AND vendor.image LIKE '%' || file.id)
        AND NOT EXISTS (SELECT FROM portfolio_work work JOIN vendor ON vendor.id = work.vendor_id
          WHERE vendor.user_id = file.owner_id AND work.picture::text LIKE '%' || file.id || '%')
      LIMIT ${swept} FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(trx);
  return rows.map(({ id }) => id);
}
