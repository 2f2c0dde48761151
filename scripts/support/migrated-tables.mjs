import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { register } from 'tsx/cjs/api';
import { sourceFiles } from './fingerprint.mjs';
import { ROOT } from './repository.mjs';
import { overriddenColumns, tableTypes } from './tables.mjs';

const folder = path.join(ROOT, 'api/src/core/db');
/** What columns hold that the database cannot type. */
export const overrides = path.join(folder, 'table-overrides.ts');

/** The generated column types of queries. */
export const typesFile = path.join(folder, 'tables.generated.ts');

/** Opens an embedded database in memory with the migrated tables; the caller closes it. */
export async function openMigrated() {
  register();
  const load = createRequire(import.meta.url);
  const { openDatabase } = load('../../api/src/core/db/database.ts');
  const { migrate } = load('../../api/src/core/db/migrate.ts');
  const { columnsOf } = load('../../api/test/database/schema.ts');
  const database = await openDatabase({ folder: 'memory://' });
  await migrate(database.query);
  return { ...database, columns: () => columnsOf(database.query) };
}

/** The source of `typesFile` for these columns, formatted. */
export function typesSource(columns) {
  const source = tableTypes(columns, overriddenColumns(readFileSync(overrides, 'utf8')));
  const biome = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  return execFileSync(process.execPath, [biome, 'format', `--stdin-file-path=${typesFile}`], {
    cwd: ROOT,
    input: source,
    encoding: 'utf8',
  });
}

/** One sentence when the stored types do not match the columns. */
export function typesProblem(columns) {
  if (readFileSync(typesFile, 'utf8') === typesSource(columns)) return undefined;
  return 'tables.generated.ts is not what the migrations make: run node scripts/tables.mjs --keep.';
}

/** Fingerprint of all inputs of the types, and of the types themselves. */
export function typesFingerprint() {
  const files = [
    ...sourceFiles(folder),
    path.join(ROOT, 'api/test/database/schema.ts'),
    path.join(import.meta.dirname, 'tables.mjs'),
    path.join(import.meta.dirname, 'migrated-tables.mjs'),
    path.join(ROOT, 'package-lock.json'),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
