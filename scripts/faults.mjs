import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildChanged } from './support/builds.mjs';
import { ensureDependencies } from './support/dependencies.mjs';
import { main } from './support/failure.mjs';
import { checkNode } from './support/machine.mjs';
import { show, stopOnSignals } from './support/processes.mjs';
import { ROOT } from './support/repository.mjs';

// `npm run faults` builds, and tests every remote under every fault; `-- --only "mf-public: entry"`
// runs the matching cells and adds them to the existing report, `-- --out <folder>` sets the
// report's folder.
await main(async () => {
  checkNode();
  const options = { only: { type: 'string' }, out: { type: 'string' } };
  const { values } = parseArgs({ options });
  stopOnSignals();
  await ensureDependencies();
  await buildChanged();
  const own = createRequire(path.join(ROOT, 'e2e/package.json'));
  const playwright = path.join(path.dirname(own.resolve('@playwright/test')), 'cli.js');
  const only = values.only ? ['--grep', values.only] : [];
  const args = [playwright, 'test', '--config', 'e2e/faults/playwright.config.ts', ...only];
  const env = {
    ...process.env,
    ...(values.out && { FAULTS_OUT: path.resolve(values.out) }),
    ...(values.only && { FAULTS_ADD: '1' }),
  };
  return show(process.execPath, args, { env });
});
