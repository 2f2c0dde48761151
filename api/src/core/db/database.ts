import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Heard } from './listening';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';
import type { Tables } from './tables.generated';
import type { WorkKind } from './work-kind';

/** An open database. `query` is the only access, for both engines. */
export interface Database {
  engine: 'pglite' | 'postgres';
  query: Kysely<Tables>;
  /** A copy of the whole database as a tar archive; embedded engine only. */
  dump?: () => Promise<Blob>;
  /**
   * Receives what any process sends on a channel (`pg_notify`), once its transaction commits.
   * Returns how to stop, which must be called before the database is closed.
   */
  listen: (channel: string, heard: Heard) => Promise<() => Promise<void>>;
  /** Open connections of this process, by the work that they are for. */
  connections: () => Connections[];
  /** Ends connections after the queries in progress. */
  close: () => Promise<void>;
}

/** How many connections do what; `waiting` is work that waits for one. */
export interface Connections {
  kind: WorkKind;
  busy: number;
  idle: number;
  waiting: number;
}

/** A server at `url`, which is a pooler's where `directUrl` leads past it. */
export interface ServerPlace {
  url: string;
  directUrl?: string | undefined;
  /** Connections of this process for interactive work. */
  pool: number;
}

/**
 * Where the database is: on a server, else in a `folder` of the embedded engine, which may be
 * initialised from a `copy` of another one.
 */
export type DatabasePlace = ServerPlace | { folder: string; copy?: Blob };

interface DatabaseSettings {
  databaseUrl: string | undefined;
  databaseDirectUrl: string | undefined;
  databasePool: number;
  dataDir: string;
}

/** Where the settings of a process say that it is. */
export function placeIn(settings: DatabaseSettings): DatabasePlace {
  const { databaseUrl: url, databaseDirectUrl: directUrl, databasePool: pool, dataDir } = settings;
  return url === undefined ? { folder: join(dataDir, 'database') } : { url, directUrl, pool };
}

/** Opens the database without touching its schema. */
export function openDatabase(place: DatabasePlace): Promise<Database> {
  return 'url' in place ? openPostgres(place) : openPglite(place.folder, place.copy);
}

/** Fails when the database answers no query, or cannot write. */
export async function probe(db: Kysely<Tables>): Promise<void> {
  await sql`SELECT 1 FROM user_type LIMIT 1`.execute(db);
  // A counter that has expired already, so that the clean-up of old counters removes it.
  await sql`INSERT INTO allowance (key, used, until) VALUES ('readiness', 0, now())
    ON CONFLICT (key) DO UPDATE SET until = excluded.until`.execute(db);
}

const diskFull = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** True when a write failed for want of disk space. */
export const isDiskFull = (error: unknown): boolean => diskFull.has(codeOf(error));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const unavailable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '25006', // read-only: the server was demoted to a replica
  '25P03', // idle-in-transaction time-out
  '53200', // out of memory
  '53300', // too many connections
  '57014', // statement time-out
  '57P01', // the server is shutting down
  '57P02',
  '57P03',
]);

const lostConnection =
  /connection terminated|query read timeout|timeout exceeded when trying to connect|cannot use a pool after|pglite is closed|aborted\(/i;

/** True for a failure of the database itself, not of the query. */
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
