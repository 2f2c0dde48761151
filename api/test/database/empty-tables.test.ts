import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { onDatabase } from './databases';
import { emptyTables } from './empty-tables';

onDatabase((open) => {
  test('tables are emptied, also where a job locks them the other way round', async (t) => {
    const database = await open('tables');
    try {
      if (database.engine === 'pglite') return t.skip('one connection, so no other beside');
      const isClockMoved = process.env.TEST_CLOCK_OFFSET_MS !== undefined;
      if (isClockMoved) return t.skip('libfaketime: PostgreSQL looks for no deadlock');
      let emptied = Promise.resolve();
      await database.query.transaction().execute(async (job) => {
        // Who notices the deadlock first is ended, and that has to be the emptying.
        await sql`SET LOCAL deadlock_timeout = '1min'`.execute(job);
        await sql`LOCK TABLE job IN ROW SHARE MODE`.execute(job);
        emptied = emptyTables(database.query, ['notification', 'job']);
        await lockOf('notification', job);
        await sql`LOCK TABLE notification IN ROW SHARE MODE`.execute(job);
      });
      await emptied;
      const left = await database.query.selectFrom('job').select('id').execute();
      assert.deepEqual(left, []);
    } finally {
      await database.close();
    }
  });
});

/** Resolves once somebody has the table for themselves. */
async function lockOf(table: string, query: Parameters<typeof emptyTables>[0]): Promise<void> {
  for (;;) {
    const { rows } = await sql`SELECT 1 FROM pg_locks WHERE granted AND mode = 'AccessExclusiveLock'
      AND relation = ${table}::regclass`.execute(query);
    if (rows.length > 0) return;
  }
}
