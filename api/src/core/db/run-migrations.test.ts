import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Migrator, sql } from 'kysely';
import { onBothDatabases } from '../../../test/database/databases';
import { until } from '../../../test/process/until';
import type { Database } from './database';
import type { Migration, SchemaChange } from './migrations/schema-change';
import { runMigrations } from './run-migrations';

const table: SchemaChange = {
  kind: 'expand',
  statements: ['CREATE TABLE visit (id int PRIMARY KEY, day text, month text)'],
};
const index: SchemaChange = {
  kind: 'index',
  name: 'visit_by_day',
  create: 'CREATE UNIQUE INDEX CONCURRENTLY visit_by_day ON visit (day)',
};
const months: SchemaChange = {
  ...{ kind: 'backfill', table: 'visit', key: 'id' },
  ...{ set: 'month = left(day, 7)', where: 'month IS NULL AND day IS NOT NULL' },
};
const column = (name: string): SchemaChange => ({
  kind: 'expand',
  statements: [`ALTER TABLE visit ADD ${name} text`],
});
const isClockMoved = process.env.TEST_CLOCK_OFFSET_MS !== undefined;
const patience = { lockTimeout: 100, tries: 1_000, pause: () => 20 };

onBothDatabases((open) => {
  let database: Database;
  const steps: Record<string, Migration> = { '0001-visits': table };
  before(async () => {
    database = await open();
    await runMigrations(database.query, steps);
    await sql`INSERT INTO visit (id, day) SELECT n, '2026-01-' || n
      FROM generate_series(1, 1203) n`.execute(database.query);
  });
  after(() => database.close());

  const next = (name: string, migration: Migration) => {
    steps[name] = migration;
    return runMigrations(database.query, steps, patience);
  };
  const count = async (what: string) => {
    const { rows } = await sql
      .raw<{ n: number }>(`SELECT count(*)::int AS n FROM ${what}`)
      .execute(database.query);
    return rows[0]?.n;
  };
  const executed = () => count('kysely_migration');

  test('what Kysely’s migrator did is not done again', async () => {
    const { query, close } = await open();
    const up = (db: typeof query) => sql`CREATE TABLE early (n int)`.execute(db).then(() => {});
    const early = { '0001-early': { up } };
    const provider = { getMigrations: async () => early };
    assert.equal((await new Migrator({ db: query, provider }).migrateToLatest()).error, undefined);
    await runMigrations(query, { ...early, '0002-visits': table });
    await sql`SELECT * FROM early, visit`.execute(query);
    await close();
  });

  test('a table is filled batch by batch, and from where it was after a crash', async () => {
    await sql`UPDATE visit SET month = 'set before' WHERE id <= 600`.execute(database.query);
    await next('0002-months', months);
    assert.equal(await count('visit WHERE month IS NULL'), 0);
    assert.equal(await count(`visit WHERE month = 'set before'`), 600);
    assert.equal(await executed(), 2);
  });

  test('an index that was left half built is built anew', async () => {
    await sql`INSERT INTO visit (id, day) VALUES (2000, '2026-01-1')`.execute(database.query);
    await assert.rejects(next('0003-days', index), { code: '23505' });
    const valid = () =>
      count(`pg_index WHERE indexrelid = to_regclass('visit_by_day')
      AND indisvalid`);
    assert.equal(await count(`pg_class WHERE relname = 'visit_by_day'`), 0);
    await assert.rejects(sql.raw(index.create).execute(database.query), { code: '23505' });
    await sql`DELETE FROM visit WHERE id = 2000`.execute(database.query);
    await next('0003-days', index);
    assert.equal(await valid(), 1);
    await next('0004-no-days', { kind: 'drop-index', name: 'visit_by_day' });
    assert.equal(await valid(), 0);
  });

  test('a migration that fails leaves nothing, and those before it stay', async () => {
    const broken: SchemaChange = {
      kind: 'expand',
      statements: ['ALTER TABLE visit ADD place text', 'ALTER TABLE nowhere ADD place text'],
    };
    await assert.rejects(next('0005-place', broken), { code: '42P01' });
    assert.equal(await count(`pg_attribute WHERE attname = 'place'`), 0);
    await next('0005-place', column('place'));
    assert.equal(await executed(), 5);
  });

  test('two processes at once run each migration once', async () => {
    steps['0006-note'] = column('note');
    await Promise.all([1, 2].map(() => runMigrations(database.query, steps, patience)));
    assert.equal(await executed(), 6);
  });

  test('the version before starts on what was expanded, not on what was taken away', async () => {
    const earlier = { ...steps };
    await next('0007-kind', column('kind'));
    await runMigrations(database.query, earlier);
    await next('0008-contract', {
      ...{ kind: 'contract', needs: '0007-kind' },
      statements: ['ALTER TABLE visit DROP COLUMN note'],
    });
    await assert.rejects(runMigrations(database.query, earlier), { code: 'schema-mismatch' });
    await runMigrations(database.query, { ...earlier, '0007-kind': column('kind') });
  });

  const noReader = () => {
    if (database.engine === 'pglite') return 'one connection, so no reader beside';
    return isClockMoved && 'libfaketime: no time-out of PostgreSQL ends a wait';
  };

  test('a long reader delays a migration, which never makes writers wait for long', async (t) => {
    const skipped = noReader();
    if (skipped) return t.skip(skipped);
    const { query } = database;
    let isOver = false;
    let isReading = false;
    const reader = query.transaction().execute(async (trx) => {
      await sql`SELECT * FROM visit LIMIT 1`.execute(trx);
      isReading = true;
      // Whoever is silent within a transaction is cut off after a while.
      await until(async () => {
        await sql`SELECT 1`.execute(trx);
        return isOver;
      }, 'the reader is done');
    });
    await until(() => isReading, 'the reader reads');
    const waits: string[] = [];
    steps['0009-late'] = column('late');
    const migrated = runMigrations(query, steps, {
      ...patience,
      waiting: (line) => void waits.push(line),
    });
    // Without a lock time-out no writer would be served before the reader is done.
    let written = 0;
    while (waits.length < 5) {
      await sql`UPDATE visit SET place = 'Mysuru' WHERE id = ${written + 1}`.execute(query);
      written += 1;
    }
    assert.ok(written > 5);
    assert.match(waits[0] ?? '', /^Migration 0009-late waits for a table in use, try 1 of 1000/);
    isOver = true;
    await Promise.all([reader, migrated]);
    assert.equal(await count(`pg_attribute WHERE attname = 'late'`), 1);
  });

  test('a migration that never gets its lock says so', async (t) => {
    const skipped = noReader();
    if (skipped) return t.skip(skipped);
    const all = { ...steps, '0010-never': column('never') };
    await database.query.transaction().execute(async (trx) => {
      await sql`SELECT * FROM visit LIMIT 1`.execute(trx);
      await assert.rejects(
        runMigrations(database.query, all, { ...patience, tries: 2 }),
        /0010-never got no lock in 2 tries.*pg_stat_activity/,
      );
    });
    await runMigrations(database.query, all, patience);
  });
});
