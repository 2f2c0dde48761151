import { judgeFiles, readJudges } from '../judges/support/found.mjs';
import { chosenFrom } from './support/arguments.mjs';
import { buildApi, buildChanged } from './support/builds.mjs';
import { ensureDependencies } from './support/dependencies.mjs';
import { main } from './support/failure.mjs';
import { checkNode } from './support/machine.mjs';
import { show, stopOnSignals } from './support/processes.mjs';

// `npm run judges` has the product judged by the programs of others, `-- csp spectral` by some.
await main(async () => {
  checkNode();
  const names = chosenFrom(process.argv.slice(2), [...judgeFiles().keys()], 'judge');
  stopOnSignals();
  await ensureDependencies();
  const needs = new Set((await readJudges(names)).map((judge) => judge.needs));
  needs.delete('nothing');
  if (needs.delete('api') && needs.size === 0) await buildApi();
  if (needs.size > 0) await buildChanged();
  return show(process.execPath, ['judges/run.mjs', ...names]);
});
