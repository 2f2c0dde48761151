// Checks that migrations can run while people book: no long locks, no rewrite of a table, nothing that
// the version before notices. How to write one is in docs/operating.md.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { register } from 'tsx/cjs/api';
import { main } from './support/failure.mjs';
import { migrationProblems } from './support/migration-lint.mjs';
import { ROOT } from './support/repository.mjs';

/** The last migration from before this check: it and those before it stay as they were released. */
const BASELINE = '0048-error-stacks';

const folder = path.join(ROOT, 'api/src/core/db');

await main(async () => {
  register();
  const load = createRequire(import.meta.url);
  const { migrations } = load(path.join(folder, 'migrate.ts'));
  const { backfillStatement } = load(path.join(folder, 'migrations/schema-change.ts'));
  const names = Object.keys(migrations);
  const checked = Object.entries(migrations).filter(([name]) => name > BASELINE);
  const problems = [
    ...unlisted(names),
    ...(await migrationProblems(Object.fromEntries(checked), names, backfillStatement)),
  ];
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? 0 : 1;
});

function unlisted(names) {
  const files = readdirSync(path.join(folder, 'migrations'))
    .filter((file) => /^\d{4}-.*(?<!\.test)\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'));
  return files
    .filter((file) => !names.includes(file))
    .map((file) => `${file}: migrate.ts does not list it.`);
}
