import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chosenFrom } from './support/arguments.mjs';
import { buildChanged } from './support/builds.mjs';
import { ensureDependencies } from './support/dependencies.mjs';
import { main } from './support/failure.mjs';
import { checkNode } from './support/machine.mjs';
import { show, stopOnSignals } from './support/processes.mjs';
import { releaseAll } from './support/releases.mjs';
import { ROOT } from './support/repository.mjs';

const ENDING = '.bench.mjs';

// `npm run bench` lists the benchmarks, `npm run bench -- walk` builds, releases and runs one.
await main(async () => {
  checkNode();
  const names = measurements();
  if (process.argv.length <= 2) {
    for (const name of names) console.info(`npm run bench -- ${name}`);
    return 0;
  }
  const [name, ...more] = process.argv.slice(2);
  const [chosen] = chosenFrom([name], names, 'measurement');
  stopOnSignals();
  await ensureDependencies();
  await buildChanged();
  await releaseAll();
  return show(process.execPath, [path.join('bench', `${chosen}${ENDING}`), ...more]);
});

function measurements() {
  const folder = path.join(ROOT, 'bench');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => file.endsWith(ENDING)).map((file) => file.slice(0, -ENDING.length));
}
