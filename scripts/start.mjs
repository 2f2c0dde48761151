import path from 'node:path';
import { startApi } from './support/api.mjs';
import { buildApi, buildChanged } from './support/builds.mjs';
import { ensureDependencies } from './support/dependencies.mjs';
import { main } from './support/failure.mjs';
import { assertPortFree, checkNode, portFrom } from './support/machine.mjs';
import { stopOnSignals } from './support/processes.mjs';
import { endedPhases } from './support/progress.mjs';
import { releaseAll } from './support/releases.mjs';
import { ROOT } from './support/repository.mjs';

await main(async () => {
  checkNode();
  const port = portFrom();
  stopOnSignals(() => console.info('Stopping'));
  await assertPortFree(port);
  await ensureDependencies();
  await buildApi();
  // The database is created on one core while the parts are built.
  const [{ log, died }] = await Promise.all([startApi(port), buildAndRelease()]);
  console.info(endedPhases().join(' · '));
  console.info(`The API's log is ${path.relative(ROOT, log)}`);
  console.info(`Nukkad is ready: http://localhost:${port}`);
  throw await died;
});

async function buildAndRelease() {
  await buildChanged();
  await releaseAll('--quick');
}
