import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import { temporaryFolder } from '../testing/at-exit';
import { backUp } from './backup';
import { openDatabase } from './database';
import { migrate } from './migrate';
import { extensions } from './pglite';

test('a backup opens with everything in it, and only the newest three are kept', async (t) => {
  const folder = temporaryFolder('backup');
  const database = await openDatabase({ folder: 'memory://' });
  await migrate(database.query);
  await database.query
    .insertInto('content')
    .values({ key: 'kept', body: JSON.stringify({ safe: true }) })
    .execute();
  const { dump } = database;
  assert.ok(dump);
  for (const day of [1, 2, 3, 4]) await backUp(dump, folder, new Date(Date.UTC(2026, 7, day)));
  await database.close();

  const files = readdirSync(folder).sort();
  assert.deepEqual(
    files.map((file) => file.slice(0, 17)),
    ['nukkad-2026-08-02', 'nukkad-2026-08-03', 'nukkad-2026-08-04'],
  );
  const copy = new Blob([readFileSync(join(folder, files[2] as string))]);
  const restored = await PGlite.create({ loadDataDir: copy, extensions });
  // Left open it would keep the process alive for ever.
  t.after(() => restored.close());
  const { rows } = await restored.query("SELECT body FROM content WHERE key = 'kept'");
  assert.deepEqual(rows, [{ body: { safe: true } }]);
});
