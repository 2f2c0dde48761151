import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { onDatabase } from '../../../test/database/databases';
import type { Database } from './database';
import { migrations, requireMigrated } from './migrate';

onDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open('tables');
  });
  after(() => database.close());

  test('a database that a later version has migrated is good enough', async () => {
    await sql`INSERT INTO kysely_migration VALUES ('9999-later', now()::text)`.execute(
      database.query,
    );
    await requireMigrated(database.query);
  });

  test('one that lacks a migration is not, and the failure says what to do', async () => {
    const newest = Object.keys(migrations).at(-1);
    await sql`DELETE FROM kysely_migration WHERE name IN (${newest}, '9999-later')`.execute(
      database.query,
    );
    await assert.rejects(requireMigrated(database.query), {
      code: 'database-behind',
      message: new RegExp(`^The database lacks ${newest}, .*--migrate.* first`),
    });
  });
});
