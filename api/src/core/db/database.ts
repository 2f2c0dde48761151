import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Heard } from './listening';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';
import type { ReplicaPlace, Replicas } from './replica';
import type { Tables } from './tables.generated';
import type { WorkKind } from './work-kind';

/** An open database. `query` is the only access, for both engines. */
export interface Database {
  engine: 'pglite' | 'postgres';
  query: Kysely<Tables>;
  /**
   * For reads that may be as old as `Replicas.staleness` says; `query` itself without a replica. It
   * cannot write.
   */
  reading: Kysely<Tables>;
  /** What `reading` reads from; undefined when there is none. */
  replicas?: Replicas;
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
  /** `replica`: interactive reads that may be a little old. */
  kind: WorkKind | 'replica';
  busy: number;
  idle: number;
  waiting: number;
}

/**
 * A server at `url`, which is a pooler's where `directUrl` leads past it. Both may name several
 * servers, of which one accepts writes (`serversIn`).
 */
export interface ServerPlace {
  url: string;
  directUrl?: string | undefined;
  replica?: ReplicaPlace | undefined;
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
  databaseReplica: ReplicaPlace | undefined;
  databasePool: number;
  dataDir: string;
}

/** Where the settings of a process say that it is. */
export function placeIn(settings: DatabaseSettings): DatabasePlace {
  const { databaseUrl: url, databaseDirectUrl: directUrl, databasePool: pool, dataDir } = settings;
  if (url === undefined) return { folder: join(dataDir, 'database') };
  return { url, directUrl, replica: settings.databaseReplica, pool };
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
