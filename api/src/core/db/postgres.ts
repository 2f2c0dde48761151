import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { circuit } from './circuit';
import { connect, connectionsOf, newPool } from './connections';
import type { Database, ServerPlace } from './database';
import { measureQuery } from './database-metrics';
import { isUnavailable } from './failures';
import { listenToServer } from './listening';
import { readingPool } from './reading';
import { openReplicas } from './replica';
import { type Primary, primaryAmong, serversIn } from './servers';
import type { Tables } from './tables.generated';
import { kindOfWork, type WorkKind } from './work-kind';

const int8 = 20;
const date = 1082;

// Our counts stay below 2^53; a calendar day is kept as text, as it is no instant in a time zone.
pg.types.setTypeParser(int8, Number);
pg.types.setTypeParser(date, (text) => text);

/** A query layer over `pool`, for both engines. */
export function queriesOver(pool: PostgresPool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: measureQuery });
}

/**
 * Opens a server at `url` with `pool` connections for interactive work and half as many for
 * background work.
 *
 * With a `directUrl`, `url` is a pooler's, which hands each transaction to another session: interactive
 * work goes through it, with the limits that it sets; all other work has sessions of its own. The
 * replica's addresses lead to poolers where `url` does.
 */
export async function openPostgres(place: ServerPlace): Promise<Database> {
  const { url, directUrl, replica: replicaPlace, pool: max } = place;
  const isPooled = directUrl !== undefined;
  const interactive = primaryAmong(serversIn(url));
  const direct = isPooled ? primaryAmong(serversIn(directUrl)) : interactive;
  const pools = poolsOf({ interactive, direct }, max);
  const query = queriesOver({ connect: pools.connect, end: pools.close });
  const replicas =
    replicaPlace &&
    openReplicas(replicaPlace, { primary: direct.url, pool: max, isPooler: isPooled });
  return {
    engine: 'postgres',
    query,
    reading: replicas ? queriesOver(readingPool(replicas, pools.connect)) : query,
    ...(replicas && { replicas }),
    listen: (channel, heard) => listenToServer(direct, channel, heard),
    connections: () => [...pools.connections(), ...(replicas ? [replicas.connections()] : [])],
    async close() {
      await replicas?.close();
      await query.destroy();
    },
  };
}

/** Connections to whichever server is the primary, by kind of work. */
function poolsOf(primaries: Record<'interactive' | 'direct', Primary>, max: number) {
  const { interactive, direct } = primaries;
  const isPooled = interactive !== direct;
  const pools = new Map<WorkKind, pg.Pool>();
  const guarded = circuit(async () => {
    if (direct.hasOthers) direct.find().catch(() => undefined);
    await interactive.find();
  });
  const primaryFor = (kind: WorkKind) => (kind === 'interactive' ? interactive : direct);

  function poolFor(kind: WorkKind): pg.Pool {
    const isPooler = isPooled && kind === 'interactive';
    const pool = pools.get(kind) ?? newPool(primaryFor(kind).url(), kind, { max, isPooler });
    pools.set(kind, pool);
    return pool;
  }

  /** What waits for a server that is not the primary any more would wait for ever. */
  const leave = (primary: Primary) => () => {
    guarded.giveUp();
    for (const [kind, pool] of pools) {
      if (primaryFor(kind) !== primary) continue;
      pools.delete(kind);
      void pool.end().catch(() => undefined);
    }
  };
  for (const primary of new Set([interactive, direct])) primary.onMove(leave(primary));

  /** A query that fails for the server has another one looked for. */
  function watched(client: PostgresPoolClient, { find }: Primary): PostgresPoolClient {
    const query = (...question: unknown[]): Promise<unknown> =>
      Reflect.apply(client.query, client, question).catch((error: unknown) => {
        if (isUnavailable(error)) find().catch(() => undefined);
        throw error;
      });
    return { query: query as PostgresPoolClient['query'], release: () => client.release() };
  }

  return {
    async connect(): Promise<PostgresPoolClient> {
      const kind = kindOfWork();
      const primary = primaryFor(kind);
      try {
        const client = await connect(poolFor(kind), guarded);
        return primary.hasOthers ? watched(client, primary) : client;
      } catch (error) {
        if (primary.hasOthers) primary.find().catch(() => undefined);
        throw error;
      }
    },
    connections: () => [...pools].map(([kind, pool]) => connectionsOf(kind, pool)),
    async close() {
      guarded.stop();
      await Promise.all([...pools.values()].map((pool) => pool.end()));
    },
  };
}
