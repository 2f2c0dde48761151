import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { temporaryFolder } from '../../../test/process/at-exit';
import { addMigratedDatabase } from '../../../test/process/migrated-data';
import { startServer } from '../../../test/process/process';
import { openDatabase } from '../db/database';
import { copyDatabase, restoreDatabase } from './database-copy';
import { tableDigests } from './table-digests';

test('what was backed up is back, from a process that runs and into one that does not', async () => {
  const dataDir = temporaryFolder('copied');
  const backup = temporaryFolder('backup');
  await addMigratedDatabase(dataDir);
  const server = await startServer({ NUKKAD_DATA: dataDir, SEED_VENDORS: '0' });
  assert.equal(await copyDatabase(dataDir, backup), true);
  await assert.rejects(restoreDatabase(dataDir, backup), { code: 'locked' });
  assert.equal(await server.end('SIGINT'), 0);

  const digests = JSON.parse(readFileSync(join(backup, 'tables.json'), 'utf8'));
  assert.ok(digests.vendor.rows > 0);
  const open = () => openDatabase({ folder: join(dataDir, 'database') });
  const spoiled = await open();
  await sql`TRUNCATE vendor CASCADE`.execute(spoiled.query);
  await spoiled.close();

  const before = await restoreDatabase(dataDir, backup);
  const restored = await open();
  assert.deepEqual(await tableDigests(restored.query), digests);
  await restored.close();
  assert.ok(before && existsSync(before), 'what was there is kept');

  const untouched = () => readdirSync(dataDir).sort();
  const whole = untouched();
  writeFileSync(join(backup, 'tables.json'), JSON.stringify({ ...digests, vendor: { rows: 1 } }));
  await assert.rejects(restoreDatabase(dataDir, backup), /vendor differ.*nothing was restored/);
  assert.deepEqual(untouched(), whole);
});

test('where there is no database nothing is copied', async () => {
  assert.equal(await copyDatabase(temporaryFolder('empty'), temporaryFolder('backup')), false);
});
