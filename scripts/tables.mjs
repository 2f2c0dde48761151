// Checks that the API's tables.generated.ts matches the migrated tables. `--keep` regenerates it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { main } from './support/failure.mjs';
import {
  openMigrated,
  typesFile,
  typesFingerprint,
  typesProblem,
  typesSource,
} from './support/migrated-tables.mjs';
import { ROOT } from './support/repository.mjs';

/** Fingerprint of the last passed check: creating a database is slow, tables seldom change. */
const held = path.join(ROOT, 'node_modules/.cache/nukkad/tables.sha256');

await main(async () => {
  const isKeeping = process.argv.includes('--keep');
  if (!isKeeping && existsSync(held) && readFileSync(held, 'utf8') === typesFingerprint()) return 0;
  const columns = await migratedColumns();
  if (isKeeping) writeFileSync(typesFile, typesSource(columns));
  const problem = typesProblem(columns);
  if (problem) {
    console.error(problem);
    return 1;
  }
  mkdirSync(path.dirname(held), { recursive: true });
  writeFileSync(held, typesFingerprint());
  return 0;
});

async function migratedColumns() {
  const { columns, close } = await openMigrated();
  try {
    return await columns();
  } finally {
    await close();
  }
}
