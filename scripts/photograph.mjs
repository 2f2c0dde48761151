import { createRequire } from 'node:module';
import path from 'node:path';
import { buildChanged } from './support/builds.mjs';
import { ensureDependencies } from './support/dependencies.mjs';
import { Failure, main } from './support/failure.mjs';
import { checkNode } from './support/machine.mjs';
import { show, stopOnSignals } from './support/processes.mjs';
import { findChromium } from './support/programs.mjs';
import { ROOT } from './support/repository.mjs';

/** Subjects to photograph: arguments for Playwright. */
const SUBJECTS = {
  baseline: ['test', 'workshop', '--update-snapshots'],
  screenshots: ['test', '--config', 'screenshots.config.ts'],
};

// `npm run baseline` stores the workshop's current look as the reference; `npm run screenshots`
// makes the pictures of the docs.
await main(async () => {
  checkNode();
  const args = SUBJECTS[process.argv[2]];
  if (!args) throw new Failure(`Choose from ${Object.keys(SUBJECTS).join(', ')}.`);
  stopOnSignals();
  await ensureDependencies();
  const chromium = await findChromium();
  if (!chromium) throw new Failure('There is no Chromium and no way to install one.');
  await buildChanged();
  const code = await show(
    process.execPath,
    [path.join(ROOT, 'node_modules/@playwright/test/cli.js'), ...args],
    {
      cwd: path.join(ROOT, 'e2e'),
      env: { ...process.env, CHROMIUM_PATH: chromium, TEST_SCOPE: 'all' },
    },
  );
  if (code === 0 && process.argv[2] === 'baseline') await notePictures();
  return code;
});

// Imported late, as its packages may have just been installed.
async function notePictures() {
  const { register } = await import('tsx/cjs/api');
  register();
  createRequire(import.meta.url)('../e2e/support/pictures.ts').notePictures();
}
