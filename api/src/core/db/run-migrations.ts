import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type Executed, pendingMigrations } from './migration-plan.model';
import { type Backfill, backfillStatement, type Migration } from './migrations/schema-change';
import type { Tables } from './tables.generated';

type Db = Kysely<Tables>;

/** How a migration waits for a table that others use. Times in milliseconds. */
export interface LockPatience {
  /** Those who come after a migration that waits for a lock wait as well, so long at most. */
  lockTimeout: number;
  tries: number;
  /** Pause after this many tries, in which those who waited are served. */
  pause: (tries: number) => number;
  /** Told of each try that got no lock. */
  waiting: (line: string) => void;
}

/** About half an hour in all. */
const usual: LockPatience = {
  lockTimeout: 1_000,
  tries: 60,
  pause: (tries) => Math.min(30_000, 500 * 2 ** tries) * (0.5 + Math.random() / 2),
  waiting: () => undefined,
};

/** Milliseconds until a process that finds another one migrating looks again. */
const lookAgain = 300;

/** Also Kysely's own, so that releases which migrated with it and this one exclude each other. */
const lockKey = sql`3853314791062309107::bigint`;

/**
 * Runs those of `all` that the database has not had, in order of their names, one process at a time.
 * What was done before a failure stays done, and the next start goes on from there. Fails with
 * `SchemaMismatch`, or with the error of the migration that failed.
 */
export async function runMigrations(
  db: Db,
  all: Record<string, Migration>,
  patience: Partial<LockPatience> = {},
): Promise<void> {
  const names = Object.keys(all).sort();
  await db.connection().execute(async (session) => {
    const before = await executedMigrations(session);
    if (before && pendingMigrations(names, before).length === 0) return;
    await alone(session, async () => {
      const executed = (await executedMigrations(session)) ?? (await prepare(session));
      for (const name of pendingMigrations(names, executed)) {
        const run = new Run(session, name, { ...usual, ...patience });
        await run.migrate(all[name] as Migration);
      }
    });
  });
}

/**
 * Names of those of `all` that the database has not had, in order. Fails with `SchemaMismatch` as
 * `runMigrations` does.
 */
export async function missingMigrations(db: Db, all: Record<string, Migration>): Promise<string[]> {
  return pendingMigrations(Object.keys(all).sort(), (await executedMigrations(db)) ?? []);
}

/**
 * One process at a time. Waiting inside of a statement would hold a snapshot, for the end of which
 * an index that is built concurrently waits.
 */
async function alone(session: Db, work: () => Promise<void>): Promise<void> {
  const isLocked = async () => {
    const { rows } = await sql<{ locked: boolean }>`
      SELECT pg_try_advisory_lock(${lockKey}) AS locked`.execute(session);
    return rows[0]?.locked === true;
  };
  while (!(await isLocked())) await sleep(lookAgain);
  try {
    await work();
  } finally {
    // A session that was lost has lost its locks.
    await sql`SELECT pg_advisory_unlock(${lockKey})`.execute(session).catch(() => undefined);
  }
}

/** Undefined before `prepare`. */
async function executedMigrations(session: Db): Promise<Executed[] | undefined> {
  const { rows } = await sql`SELECT FROM pg_attribute
    WHERE attrelid = to_regclass('kysely_migration') AND attname = 'needs'`.execute(session);
  if (rows.length === 0) return undefined;
  return (await sql<Executed>`SELECT name, needs FROM kysely_migration`.execute(session)).rows;
}

/** The table is the one that releases before this runner wrote. */
async function prepare(session: Db): Promise<Executed[]> {
  await sql`CREATE TABLE IF NOT EXISTS kysely_migration (
    name varchar(255) PRIMARY KEY, timestamp varchar(255) NOT NULL)`.execute(session);
  await sql`ALTER TABLE kysely_migration ADD COLUMN IF NOT EXISTS needs text`.execute(session);
  return (await executedMigrations(session)) ?? [];
}

/** One migration. */
class Run {
  constructor(
    private readonly session: Db,
    private readonly name: string,
    private readonly patience: LockPatience,
  ) {}

  async migrate(migration: Migration): Promise<void> {
    if ('up' in migration) return this.once((trx) => migration.up(trx));
    switch (migration.kind) {
      case 'expand':
        return this.once((trx) => runAll(trx, migration.statements));
      case 'contract':
        return this.once((trx) => runAll(trx, migration.statements), migration.needs);
      case 'index':
        await this.repeated(() => this.buildIndex(migration));
        break;
      case 'drop-index':
        await this.repeated(() => this.dropIndex(migration.name));
        break;
      case 'backfill':
        await this.backfill(migration);
    }
    await this.record(this.session, null);
  }

  /** With its record in one transaction, so that it is never run twice. */
  private once(work: (trx: Db) => Promise<void>, needs: string | null = null): Promise<void> {
    return this.inTransaction(async (trx) => {
      await work(trx);
      await this.record(trx, needs);
    });
  }

  private inTransaction<T>(work: (trx: Db) => Promise<T>): Promise<T> {
    return this.repeated(() =>
      this.session.transaction().execute(async (trx) => {
        await sql.raw(`SET LOCAL lock_timeout = ${this.patience.lockTimeout}`).execute(trx);
        return work(trx);
      }),
    );
  }

  /** Tries again while others hold what it needs. */
  private async repeated<T>(attempt: () => Promise<T>): Promise<T> {
    const { tries, pause, waiting } = this.patience;
    for (let nth = 1; ; nth += 1) {
      try {
        return await attempt();
      } catch (error) {
        if (!isLockedOut(error)) throw error;
        if (nth === tries) throw new Error(this.gaveUp(), { cause: error });
        waiting(`Migration ${this.name} waits for a table in use, try ${nth} of ${tries}…`);
        await sleep(pause(nth));
      }
    }
  }

  private gaveUp(): string {
    return `The migration ${this.name} got no lock in ${this.patience.tries} tries, so it was not run: a transaction holds the table all the time. End it (pg_stat_activity shows it) and start again.`;
  }

  /** A build that was broken off leaves an index that is written and never read. */
  private async buildIndex({ name, create }: { name: string; create: string }): Promise<void> {
    const { rows } = await sql<{ valid: boolean }>`SELECT indisvalid AS valid FROM pg_index
      WHERE indexrelid = to_regclass(${name}::text)`.execute(this.session);
    if (rows[0]?.valid) return;
    if (rows.length > 0) await this.dropIndex(name);
    try {
      await sql.raw(create).execute(this.session);
    } catch (error) {
      await this.dropIndex(name);
      throw error;
    }
  }

  private async dropIndex(name: string): Promise<void> {
    await sql`DROP INDEX CONCURRENTLY IF EXISTS ${sql.id(name)}`.execute(this.session);
  }

  /**
   * After a crash it begins anew, where rows that were set before cost a read. Rows that are written
   * meanwhile are not waited for: while people book, there would always be another.
   */
  private async backfill(fill: Backfill): Promise<void> {
    let after: string | undefined;
    for (;;) {
      const from = after;
      const started = performance.now();
      const { last, changed } = await this.inTransaction((trx) => fillBatch(trx, fill, from));
      if (last === null) return;
      after = last;
      // As long as it worked: half of the database's time is for others.
      if (changed > 0) await sleep(performance.now() - started);
    }
  }

  private async record(db: Db, needs: string | null): Promise<void> {
    await sql`INSERT INTO kysely_migration (name, timestamp, needs)
      VALUES (${this.name}, ${new Date().toISOString()}, ${needs})`.execute(db);
  }
}

async function runAll(trx: Db, statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(trx);
}

interface Filled {
  /** Null past the last row. */
  last: string | null;
  changed: number;
}

async function fillBatch(trx: Db, fill: Backfill, after: string | undefined): Promise<Filled> {
  const literal = after === undefined ? undefined : `'${after.replaceAll("'", "''")}'`;
  const { rows } = await sql.raw<Filled>(backfillStatement(fill, literal)).execute(trx);
  return rows[0] ?? { last: null, changed: 0 };
}

/** `lock_not_available`, `deadlock_detected`. */
const lockedOut = new Set(['55P03', '40P01']);

const isLockedOut = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && lockedOut.has(String(error.code));
