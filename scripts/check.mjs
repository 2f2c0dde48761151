import { ensureDependencies } from './support/dependencies.mjs';
import { main } from './support/failure.mjs';
import { checkNode } from './support/machine.mjs';
import { capture, stopOnSignals } from './support/processes.mjs';

/** Fewer modules than this mean that the import check found no input. */
const MODULES_AT_LEAST = 100;

const BIN = 'node_modules';

const checks = {
  Biome: ['@biomejs/biome/bin/biome', 'check', '.'],
  // Several checkers would each check the types that files share; the other core has other checks.
  TypeScript: ['@typescript/native/bin/tsc', '-b', '--singleThreaded'],
  'dependency-cruiser': [
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', '.'],
  ],
  knip: ['knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors'],
  Patterns: ['../scripts/patterns.mjs'],
  Contexts: ['../scripts/contexts.mjs'],
  Clones: ['../scripts/clones.mjs'],
  Commits: ['../scripts/commits.mjs'],
  Tables: ['../scripts/tables.mjs'],
  Migrations: ['../scripts/migrations.mjs'],
  'Doc comments': ['../scripts/doc-comments.mjs'],
  Contract: ['../scripts/contract.mjs'],
};

// Checks run in parallel; a passing one prints one line, a failing one its whole output.
await main(async () => {
  checkNode();
  stopOnSignals();
  await ensureDependencies();
  const outcomes = await Promise.all(Object.entries(checks).map(run));
  return outcomes.every(Boolean) ? 0 : 1;
});

async function run([name, [file, ...args]]) {
  const started = Date.now();
  const child = [`${BIN}/${file}`, ...args];
  const { code, output } = await capture(process.execPath, child, { expendable: true });
  const problem = code === 0 ? tooFew(name, output) : output.trim();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.info(
    problem ? `${name} does not hold (${seconds} s)\n${problem}\n` : `${name} holds (${seconds} s)`,
  );
  return !problem;
}

function tooFew(name, output) {
  if (name !== 'dependency-cruiser') return undefined;
  const modules = Number(/\((\d+) modules/.exec(output)?.[1] ?? 0);
  if (modules > MODULES_AT_LEAST) return undefined;
  return `It saw ${modules} modules, not more than ${MODULES_AT_LEAST}: is this TypeScript supported?`;
}
