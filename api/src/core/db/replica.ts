import type { PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { circuit } from './circuit';
import { connect, connectionsOf, newPool } from './connections';
import type { Connections } from './database';
import { type Freshness, freshness, type Position } from './freshness.model';
import { withinOwnTime } from './own-time';
import { answersWithin, primaryAmong } from './servers';

export interface ReplicaPlace {
  url: string;
  /** Milliseconds by which what it shows may be older than the primary. */
  staleness: number;
}

/** A streaming replica, as this process sees it. */
export interface Replica {
  /** Milliseconds by which what is read of it may be older than the primary. */
  staleness: number;
  /** Whether it is known to be near enough. */
  isReadable: () => boolean;
  /** Milliseconds by which it may be behind now; Infinity before it was seen to follow. */
  behind: () => number;
  connect: () => Promise<PostgresPoolClient>;
  /** Takes it for unreadable until it is seen to follow again. */
  leave: () => void;
  connections: () => Connections;
  close: () => Promise<void>;
}

interface Surroundings {
  /** The address at which the primary's position is asked. */
  primary: () => string;
  pool: number;
  isPooler: boolean;
}

/** Milliseconds between two looks at how far the replica is. */
const lookEvery = 500;

/** Opens a replica and watches how far behind it is, over a connection of its own to each server. */
export function openReplica(
  { url, staleness }: ReplicaPlace,
  { primary, pool: max, isPooler }: Surroundings,
): Replica {
  const pool = newPool(url, 'interactive', { max, isPooler });
  const guarded = circuit(primaryAmong([url]).find);
  const fresh = freshness(staleness);
  const watch = watchPositions({ primary, replica: () => url }, fresh);
  return {
    staleness,
    isReadable: () => fresh.isReadable(performance.now()),
    behind: () => fresh.behind(performance.now()),
    connect: () => connect(pool, guarded),
    leave: fresh.leave,
    connections: () => connectionsOf('replica', pool),
    async close() {
      watch.stop();
      guarded.stop();
      await pool.end();
    },
  };
}

/** Without the primary's connections: those are busiest when it matters most. */
function watchPositions(
  urls: Record<'primary' | 'replica', () => string>,
  fresh: Freshness,
): { stop: () => void } {
  const primary = positions(urls.primary);
  const replica = positions(urls.replica);
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  async function look(): Promise<void> {
    const at = performance.now();
    await primary.read().then(
      (position) => fresh.primaryWas(at, position),
      () => fresh.primaryWasAway(at),
    );
    await replica.read().then(fresh.replicaIs, () => undefined);
    if (!isOver) timer = setTimeout(look, lookEvery).unref();
  }

  void look();
  return {
    stop() {
      isOver = true;
      clearTimeout(timer);
      primary.close();
      replica.close();
    },
  };
}

/**
 * What a commit has flushed before it is seen, or what has been replayed of it. A server that was
 * promoted is no replica any more, and has what it wrote itself.
 */
const position = `SELECT (SELECT system_identifier FROM pg_control_system())::text AS system,
  pg_wal_lsn_diff(CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()
    ELSE pg_current_wal_flush_lsn() END, '0/0')::bigint AS lsn`;

/** Reads a server's position over one connection, which is opened anew after a failure. */
function positions(urlOf: () => string) {
  let open: { url: string; client: pg.Client } | undefined;

  const close = (): void => {
    open?.client.end().catch(() => undefined);
    open = undefined;
  };
  const connected = async (): Promise<pg.Client> => {
    const url = urlOf();
    if (open?.url === url) return open.client;
    close();
    const client = new pg.Client({ connectionString: url, application_name: 'nukkad replica' });
    client.on('error', () => undefined);
    open = { url, client };
    await client.connect();
    return client;
  };
  const read = async (): Promise<Position> =>
    (await (await connected()).query<Position>(position)).rows[0] as Position;

  return {
    /** Fails when the server does not answer soon. */
    read: () =>
      withinOwnTime(answersWithin, read()).catch((error) => {
        close();
        throw error;
      }),
    close,
  };
}
