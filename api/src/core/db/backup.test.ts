import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import { embeddedTemplate } from '../../../test/database/templates';
import { temporaryFolder } from '../../../test/process/at-exit';
import { backUp } from './backup';
import { openDatabase } from './database';
import { extensions } from './pglite';

test('a backup opens with everything in it, and the last of each of seven days is kept', async (t) => {
  const folder = temporaryFolder('backup');
  const tables = await embeddedTemplate('tables');
  const database = await openDatabase({ folder: 'memory://', copy: tables });
  await database.query
    .insertInto('content')
    .values({ key: 'kept', body: JSON.stringify({ safe: true }) })
    .execute();
  const { dump } = database;
  assert.ok(dump);
  const earlier = async () => new Blob(['an earlier one']);
  const at = (day: number, hour = 0, copied = earlier) =>
    backUp(copied, folder, new Date(Date.UTC(2026, 7, day, hour)));
  for (const day of [1, 2, 3, 4, 5, 6, 7, 8]) await at(day);
  for (const hour of [6, 12]) await at(8, hour);
  await at(8, 18, dump);
  await database.close();

  const files = readdirSync(folder).sort();
  assert.deepEqual(
    files.map((file) => file.slice(15, 20)),
    ['02T00', '03T00', '04T00', '05T00', '06T00', '07T00', '08T06', '08T12', '08T18'],
  );
  const copy = new Blob([readFileSync(join(folder, files.at(-1) as string))]);
  const restored = await PGlite.create({ loadDataDir: copy, extensions });
  // An open database would keep the process alive for ever.
  t.after(() => restored.close());
  const { rows } = await restored.query("SELECT body FROM content WHERE key = 'kept'");
  assert.deepEqual(rows, [{ body: { safe: true } }]);
});
