import type { PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { type Circuit, DatabaseDown } from './circuit';
import type { Connections } from './database';
import type { WorkKind } from './work-kind';

/** Of one pool of connections. */
export function connectionsOf(kind: Connections['kind'], pool: pg.Pool): Connections {
  const { totalCount, idleCount, waitingCount } = pool;
  return { kind, busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/**
 * A connection that breaks fails the query in progress, and is replaced at the next. The library
 * reports it besides, of idle and of busy connections apart: unheard it would end the process.
 */
export function outlivingBreaks(pool: pg.Pool): pg.Pool {
  pool.on('connect', (client) => client.on('error', () => undefined));
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

interface PoolOptions {
  /** Of interactive work; other kinds have their share of it. */
  max: number;
  /** A pooler takes no options of a connection: its sessions are nobody's, and it sets the limits. */
  isPooler: boolean;
}

/** Connections to `url` with the limits of a kind of work. */
export function newPool(url: string, kind: WorkKind, { max, isPooler }: PoolOptions): pg.Pool {
  const { connections, connect, statement } = limitsOf[kind];
  return outlivingBreaks(
    new pg.Pool({
      connectionString: url,
      max: connections(max),
      connectionTimeoutMillis: connect,
      idleTimeoutMillis: 30_000,
      ...(!isPooler && { options: sessionSettings(limitsOf[kind]) }),
      ...(statement > 0 && { query_timeout: statement + statementGrace }),
      keepAlive: true,
      application_name: 'nukkad',
    }),
  );
}

/** JIT is off: it costs more than it gains on many short queries. */
const sessionSettings = ({ statement, idleTransaction }: Limits): string =>
  `-c jit=off -c random_page_cost=1.1 -c statement_timeout=${statement} -c idle_in_transaction_session_timeout=${idleTransaction}`;

/** A connection of the pool, waited for no longer than the database is known to answer. */
export async function connect(pool: pg.Pool, { guard }: Circuit): Promise<PostgresPoolClient> {
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
