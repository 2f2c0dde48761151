import { type Kysely, sql } from 'kysely';
import type { Heard } from './listening';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';
import type { Tables } from './tables.generated';

/** An open database. `query` is the one way in, whatever engine stands behind. */
export interface Database {
  engine: 'pglite' | 'postgres';
  query: Kysely<Tables>;
  /** A copy of everything as a tar archive; embedded engine only. */
  dump?: () => Promise<Blob>;
  /**
   * Hears what any process says on a channel (`pg_notify`), once the transaction it is said in has
   * ended well. Returns how to stop, which is to be done before the database is closed.
   */
  listen: (channel: string, heard: Heard) => Promise<() => Promise<void>>;
  /** Ends connections after the queries under way. */
  close: () => Promise<void>;
}

/**
 * Where the database is: `url` of a server, else a `folder` of the embedded engine, which may begin
 * with a `copy` of another one.
 */
export type DatabasePlace = { url: string; pool: number } | { folder: string; copy?: Blob };

/** Opens the database without touching its schema. */
export function openDatabase(place: DatabasePlace): Promise<Database> {
  return 'url' in place
    ? openPostgres(place.url, place.pool)
    : openPglite(place.folder, place.copy);
}

/** Fails when no query can be answered, or nothing can be written. */
export async function probe(db: Kysely<Tables>): Promise<void> {
  await sql`SELECT 1 FROM user_type LIMIT 1`.execute(db);
  // A counter that is over at once: what forgets old ones takes it along.
  await sql`INSERT INTO allowance (key, used, until) VALUES ('readiness', 0, now())
    ON CONFLICT (key) DO UPDATE SET until = excluded.until`.execute(db);
}

const diskFull = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** True where something could not be written for want of room. */
export const isDiskFull = (error: unknown): boolean => diskFull.has(codeOf(error));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const unavailable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '25006', // a server that was taken back to be a copy of another
  '25P03', // nothing was asked in a transaction for too long
  '53200', // out of memory
  '53300', // too many connections
  '57014', // statement took too long
  '57P01', // the server is shutting down
  '57P02',
  '57P03',
]);

const lostConnection =
  /connection terminated|query read timeout|timeout exceeded when trying to connect|cannot use a pool after|pglite is closed|aborted\(/i;

/** True for a failure of the database as such, not of what was asked of it. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  const missingSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return (
    missingSocket ||
    diskFull.has(code) ||
    unavailable.has(code) ||
    code.startsWith('08') ||
    lostConnection.test(error.message)
  );
}
