import { once } from 'node:events';
import path from 'node:path';
import { apiDied, startApi } from './support/api.mjs';
import { buildChanged } from './support/builds.mjs';
import { ensureDependencies } from './support/dependencies.mjs';
import { main } from './support/failure.mjs';
import { assertPortFree, checkNode, portFrom } from './support/machine.mjs';
import { stopOnSignals } from './support/processes.mjs';
import { releaseAll } from './support/releases.mjs';
import { ROOT } from './support/repository.mjs';

await main(async () => {
  checkNode();
  const port = portFrom();
  stopOnSignals(() => console.info('Stopping'));
  await assertPortFree(port);
  await ensureDependencies();
  await buildChanged();
  await releaseAll();
  const { child, log } = await startApi(port);
  console.info(`The API's log is ${path.relative(ROOT, log)}`);
  console.info(`Nukkad is ready: http://localhost:${port}`);
  await once(child, 'exit');
  throw apiDied(child, log);
});
