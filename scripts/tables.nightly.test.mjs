import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openMigrated, typesProblem } from './support/migrated-tables.mjs';

// In the gate the check compares the types with the migrated tables, and `tables.test.mjs` sees
// types that are not those of the columns fail.
test('a column that a migration adds without its type fails the check', async () => {
  const { query, columns, close } = await openMigrated();
  try {
    assert.equal(typesProblem(await columns()), undefined);
    await query.schema.alterTable('vendor').addColumn('motto', 'text').execute();
    assert.match(typesProblem(await columns()), /run node scripts\/tables\.mjs --keep\.$/);
  } finally {
    await close();
  }
});
