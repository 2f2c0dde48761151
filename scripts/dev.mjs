import { existsSync } from 'node:fs';
import path from 'node:path';
import { startApi } from './support/api.mjs';
import { chosenFrom } from './support/arguments.mjs';
import { buildParts, forgetBuild } from './support/builds.mjs';
import { ensureDependencies } from './support/dependencies.mjs';
import { main } from './support/failure.mjs';
import { assertPortFree, checkNode, portFrom } from './support/machine.mjs';
import { start, stopOnSignals } from './support/processes.mjs';
import { during } from './support/progress.mjs';
import { nukkad } from './support/releases.mjs';
import { dataFolder, parts, readJson } from './support/repository.mjs';

const API = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'api/src/main.ts'];

// `npm run dev` watches everything, `npm run dev -- mf-auth` that part and the API.
await main(async () => {
  checkNode();
  const port = portFrom();
  const all = parts();
  const names = all.map(({ part }) => part);
  const chosen = chosenFrom(process.argv.slice(2), names, 'part');
  stopOnSignals(() => console.info('Stopping'));
  await assertPortFree(port);
  await ensureDependencies();
  await releaseNeverReleased(all.filter(({ part }) => !chosen.includes(part)));
  await watch(all.filter(({ part }) => chosen.includes(part)));
  const command = [process.execPath, API];
  const { log, died } = await startApi(port, { command, env: { DEV_RELOAD: '1' } });
  console.info(`The API's log is ${log}`);
  console.info(`Nukkad is ready: http://localhost:${port}`);
  throw await died;
});

async function releaseNeverReleased(others) {
  const pointer = path.join(dataFolder(), 'registry/channels/stable.json');
  const released = existsSync(pointer) ? readJson(pointer).parts : {};
  const missing = others.filter(({ part }) => !released[part]);
  await buildParts(missing);
  for (const { part } of missing) await nukkad('release', part, '--dev');
}

// Resolves when every watched part has been built once, whether it succeeded or not.
async function watch(watched) {
  const { devReleases } = await import('./support/dev-releases.mjs');
  const releasePart = devReleases();
  watched.forEach(forgetBuild);
  const folders = watched.map(({ folder }) => folder);
  const child = start(process.execPath, ['scripts/support/watcher.mjs', ...folders], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    expendable: true,
  });
  const waited = new Set(folders);
  const text = () => `Building ${folders.length - waited.size + 1} of ${folders.length} to watch`;
  console.info(text());
  const phase = `Building ${folders.length} to watch`;
  await during(text, () => firstBuilds(child, waited, releasePart), phase);
}

function firstBuilds(child, waited, releasePart) {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The builds ended unexpectedly.')));
    child.on('message', async ({ folder, problem }) => {
      if (problem) console.error(`${path.basename(folder)} does not build:\n${problem}`);
      else await releasePart(folder);
      waited.delete(folder);
      if (waited.size === 0) resolve();
    });
  });
}
