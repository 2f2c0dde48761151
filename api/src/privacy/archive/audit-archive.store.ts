import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { createGzip, gunzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { FileStore } from '../../core/files/file-store';
import { fileOfMonth, monthAfter, monthOf, newestMonthToArchive } from './audit-archive.model';

interface Deps {
  db: Kysely<Tables>;
  files: FileStore;
}

/** An archive that is missing or not what was archived; the message is for operators. */
export class ArchiveError extends Error {
  readonly code = 'archive';
}

/** Rows read, and rows deleted, by one statement. */
const batch = 1_000;

/** Moves months of the audit log that are over for long into files; returns those it has finished. */
export async function archiveAudit(deps: Deps, now: Date): Promise<string[]> {
  const newest = newestMonthToArchive(now);
  const done: string[] = [];
  for (;;) {
    const month = await oldestMonth(deps.db);
    if (month === undefined || month > newest) return done;
    // After a crash part of its rows are gone: the file has them all, and must not be written again.
    if (!(await archived(deps.db, month))) await archive(deps, month);
    await removeMonth(deps.db, month);
    done.push(month);
  }
}

/** The events of a month as JSON, a line each. Fails with `ArchiveError`. */
export async function readAuditArchive({ db, files }: Deps, month: string): Promise<string> {
  const row = await archived(db, month);
  if (!row) {
    throw new ArchiveError(`No archive of ${month}: what there is of it is in the database.`);
  }
  const stored = await files.get(fileOfMonth(month));
  if (!stored) {
    throw new ArchiveError(`The file ${fileOfMonth(month)} is missing: get it from a backup.`);
  }
  const bytes = await buffer(stored);
  if (digestOf(bytes) !== row.sha256) {
    throw new ArchiveError(
      `The file ${fileOfMonth(month)} is not what was archived, so nothing of it is shown: get it from a backup.`,
    );
  }
  return (await promisify(gunzip)(bytes)).toString();
}

async function oldestMonth(db: Kysely<Tables>): Promise<string | undefined> {
  const oldest = await db
    .selectFrom('audit_event')
    .select('at')
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return oldest && monthOf(oldest.at);
}

const archived = (db: Kysely<Tables>, month: string) =>
  db
    .selectFrom('audit_archive')
    .select('sha256')
    .where('month', '=', `${month}-01`)
    .executeTakeFirst();

async function archive({ db, files }: Deps, month: string): Promise<void> {
  const { bytes, events } = await pack(db, month);
  const file = fileOfMonth(month);
  await files.put(file, bytes);
  const stored = await files.get(file);
  const sha256 = digestOf(bytes);
  if (!stored || digestOf(await buffer(stored)) !== sha256) {
    throw new ArchiveError(`The file ${file} could not be read back, so nothing was deleted.`);
  }
  await db
    .insertInto('audit_archive')
    .values({ month: `${month}-01`, events, sha256 })
    .execute();
}

/** Compressed page by page: a month of a large installation is some hundred megabytes of JSON. */
async function pack(db: Kysely<Tables>, month: string): Promise<{ bytes: Buffer; events: number }> {
  const gzip = createGzip();
  const bytes = buffer(gzip);
  let events = 0;
  for await (const rows of pagesOf(db, month)) {
    const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    if (!gzip.write(lines)) await new Promise((drained) => gzip.once('drain', drained));
    events += rows.length;
  }
  gzip.end();
  return { bytes: await bytes, events };
}

async function* pagesOf(db: Kysely<Tables>, month: string) {
  let after = { at: startOf(month), id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const rows = await db
      .selectFrom('audit_event')
      .selectAll()
      .where(sql<boolean>`(at, id) > (${after.at}, ${after.id}::uuid)`)
      .where('at', '<', startOf(monthAfter(month)))
      .orderBy('at')
      .orderBy('id')
      .limit(batch)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last;
  }
}

async function removeMonth(db: Kysely<Tables>, month: string): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`DELETE FROM audit_event WHERE id IN (
      SELECT id FROM audit_event WHERE at >= ${startOf(month)} AND at < ${startOf(monthAfter(month))}
      ORDER BY at LIMIT ${batch})`.execute(db);
    if (numAffectedRows === 0n) return;
  }
}

const startOf = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
