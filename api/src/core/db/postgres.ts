import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { type Circuit, circuit, DatabaseDown } from './circuit';
import type { Database } from './database';
import { listenToServer } from './listening';
import { withinOwnTime } from './own-time';
import type { Tables } from './tables.generated';
import { kindOfWork, type WorkKind } from './work-kind';

const int8 = 20;
const date = 1082;

// No count of ours passes 2^53, and a calendar day is no moment in some time zone.
pg.types.setTypeParser(int8, Number);
pg.types.setTypeParser(date, (text) => text);

/** A query layer over `pool`, the same for both engines. */
export function queriesOver(pool: PostgresPool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** An idle connection that breaks is replaced at the next query; unheard it would end the process. */
export function outlivingBreaks(pool: pg.Pool): pg.Pool {
  return pool.on('error', () => undefined);
}

/** In milliseconds; 0: as long as it takes. */
interface Limits {
  connections: (max: number) => number;
  /** For a connection, a free one included. */
  connect: number;
  statement: number;
  /** A transaction in which nothing is asked: it holds locks that others wait for. */
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

/** The server ends a statement by itself: one that is not ended so much later has no server. */
const statementGrace = 5_000;

/** Whoever answers at all answers this soon. In milliseconds. */
const answersWithin = 1_500;

/** A question that nobody hears any more is ended by then. */
const checkEndsWithin = 10 * answersWithin;

/**
 * Opens a server at `url`: `max` connections for what somebody waits for, half as many for what
 * nobody does. Many short queries gain nothing from compiling each of them.
 */
export async function openPostgres(url: string, max: number): Promise<Database> {
  const guarded = circuit(() => answers(url));
  const pools = new Map<WorkKind, pg.Pool>();
  const poolFor = (kind: WorkKind): pg.Pool => {
    const pool = pools.get(kind) ?? newPool(url, limitsOf[kind], max);
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
    listen: (channel, heard) => listenToServer(url, channel, heard),
    close: () => query.destroy(),
  };
}

function newPool(url: string, limits: Limits, max: number): pg.Pool {
  const { connections, connect, statement, idleTransaction } = limits;
  return outlivingBreaks(
    new pg.Pool({
      connectionString: url,
      max: connections(max),
      connectionTimeoutMillis: connect,
      idleTimeoutMillis: 30_000,
      options: `-c jit=off -c random_page_cost=1.1 -c statement_timeout=${statement} -c idle_in_transaction_session_timeout=${idleTransaction}`,
      ...(statement > 0 && { query_timeout: statement + statementGrace }),
      keepAlive: true,
      application_name: 'nukkad',
    }),
  );
}

/** A connection of the pool that nobody waits for longer than the database is known to answer. */
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
    // A question is open on it: an answer that still came would be taken for the next one's.
    release: () => client.release(isLost),
  };
}

const isUnanswered = (error: unknown): boolean =>
  error instanceof DatabaseDown || (error instanceof Error && /read timeout/i.test(error.message));

/** Fails where no server answers at all; one that refuses does answer. */
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
    // What hangs would never say goodbye.
    client.end().catch(() => undefined);
  }
}

async function asked(client: pg.Client): Promise<void> {
  await client.connect();
  await client.query('SELECT 1');
}
