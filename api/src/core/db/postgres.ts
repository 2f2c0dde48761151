import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { type Circuit, circuit, DatabaseDown } from './circuit';
import type { Connections, Database, ServerPlace } from './database';
import { measureQuery } from './database-metrics';
import { listenToServer } from './listening';
import { withinOwnTime } from './own-time';
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

/** Of one pool of connections. */
export function connectionsOf(kind: WorkKind, pool: pg.Pool): Connections {
  const { totalCount, idleCount, waitingCount } = pool;
  return { kind, busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/** A broken idle connection is replaced at the next query; unhandled it would end the process. */
export function outlivingBreaks(pool: pg.Pool): pg.Pool {
  return pool.on('error', () => undefined);
}

/** Limits in milliseconds; 0: no limit. */
interface Limits {
  connections: (max: number) => number;
  /** Waiting for a connection, including a free one of the pool. */
  connect: number;
  statement: number;
  /** Idle in a transaction, which holds locks that others wait for. */
  idleTransaction: number;
}

const limitsOf: Record<WorkKind, Limits> = {
  interactive: {
    connections: (max) => max,
    ...{ connect: 5_000, statement: 15_000, idleTransaction: 15_000 },
  },
  background: {
    connections: (max) => Math.max(4, Math.ceil(max / 2)),
    ...{ connect: 30_000, statement: 600_000, idleTransaction: 60_000 },
  },
  migration: {
    connections: (max) => max,
    ...{ connect: 30_000, statement: 0, idleTransaction: 0 },
  },
};

/** The server enforces the statement time-out; this much later, the server itself is gone. */
const statementGrace = 5_000;

/** Milliseconds in which a server that answers at all has answered. */
const answersWithin = 1_500;

/** An abandoned check query is ended after this time. */
const checkEndsWithin = 10 * answersWithin;

/**
 * Opens a server at `url` with `pool` connections for interactive work and half as many for
 * background work. JIT is off: it costs more than it gains on many short queries.
 *
 * With a `directUrl`, `url` is a pooler's, which hands each transaction to another session: interactive
 * work goes through it, with the limits that it sets; all other work has sessions of its own.
 */
export async function openPostgres({ url, directUrl, pool: max }: ServerPlace): Promise<Database> {
  const guarded = circuit(() => answers(url));
  const pools = new Map<WorkKind, pg.Pool>();
  const newPoolFor = (kind: WorkKind): pg.Pool =>
    directUrl !== undefined && kind === 'interactive'
      ? newPool(url, limitsOf[kind], max)
      : newPool(directUrl ?? url, limitsOf[kind], max, sessionSettings(limitsOf[kind]));
  const poolFor = (kind: WorkKind): pg.Pool => {
    const pool = pools.get(kind) ?? newPoolFor(kind);
    pools.set(kind, pool);
    return pool;
  };
  const query = queriesOver({
    connect: () => connect(poolFor(kindOfWork()), guarded),
    end: async () => {
      guarded.stop();
      await Promise.all([...pools.values()].map((pool) => pool.end()));
    },
  });
  return {
    engine: 'postgres',
    query,
    listen: (channel, heard) => listenToServer(directUrl ?? url, channel, heard),
    connections: () => [...pools].map(([kind, pool]) => connectionsOf(kind, pool)),
    close: () => query.destroy(),
  };
}

/** Options of a connection, which a pooler does not take: its sessions are nobody's. */
const sessionSettings = ({ statement, idleTransaction }: Limits): string =>
  `-c jit=off -c random_page_cost=1.1 -c statement_timeout=${statement} -c idle_in_transaction_session_timeout=${idleTransaction}`;

function newPool(url: string, limits: Limits, max: number, options?: string): pg.Pool {
  const { connections, connect, statement } = limits;
  return outlivingBreaks(
    new pg.Pool({
      connectionString: url,
      max: connections(max),
      connectionTimeoutMillis: connect,
      idleTimeoutMillis: 30_000,
      ...(options !== undefined && { options }),
      ...(statement > 0 && { query_timeout: statement + statementGrace }),
      keepAlive: true,
      application_name: 'nukkad',
    }),
  );
}

/** A connection of the pool, waited for no longer than the database is known to answer. */
async function connect(pool: pg.Pool, { guard }: Circuit): Promise<PostgresPoolClient> {
  const connecting = { isAwaited: true };
  const client = await guard(async () => {
    const connected = await pool.connect();
    if (!connecting.isAwaited) connected.release();
    return connected;
  }).catch((error) => {
    connecting.isAwaited = false;
    throw error;
  });
  let isLost = false;
  const ask = (...question: unknown[]): Promise<unknown> =>
    guard(() => Reflect.apply(client.query, client, question)).catch((error) => {
      isLost ||= isUnanswered(error);
      throw error;
    });
  return {
    query: ask as PostgresPoolClient['query'],
    // With a query in progress, its late answer would be taken for the next query's.
    release: () => client.release(isLost),
  };
}

const isUnanswered = (error: unknown): boolean =>
  error instanceof DatabaseDown || (error instanceof Error && /read timeout/i.test(error.message));

/** Fails when no server answers; an error response counts as an answer. */
async function answers(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: checkEndsWithin,
    query_timeout: checkEndsWithin,
    application_name: 'nukkad check',
  });
  client.on('error', () => undefined);
  try {
    await withinOwnTime(answersWithin, asked(client));
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
  } finally {
    // A hanging server would never close the connection.
    client.end().catch(() => undefined);
  }
}

async function asked(client: pg.Client): Promise<void> {
  await client.connect();
  await client.query('SELECT 1');
}
