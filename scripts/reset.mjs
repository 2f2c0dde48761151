import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Failure, main } from './support/failure.mjs';
import { dataFolder, ROOT } from './support/repository.mjs';

// `npm run reset` removes the database, uploads and local releases; the next start seeds again.
await main(() => {
  const folder = dataFolder();
  if (!existsSync(folder)) return console.info('There is no local data.');
  if (folder === ROOT || ROOT.startsWith(`${folder}${path.sep}`)) {
    throw new Failure(
      `NUKKAD_DATA is ${folder}, which holds this repository. Nothing was removed.`,
    );
  }
  const holder = holderOf(path.join(folder, 'nukkad.lock'));
  if (holder) {
    throw new Failure(
      `${folder} is in use by process ${holder}. Stop the server, then reset again.`,
    );
  }
  rmSync(folder, { recursive: true, force: true });
  console.info(`Removed ${folder}; the next start seeds again.`);
});

function holderOf(lock) {
  if (!existsSync(lock)) return undefined;
  const pid = Number(/\d+/.exec(/"pid":\s*\d+/.exec(readFileSync(lock, 'utf8'))?.[0] ?? '')?.[0]);
  return pid && isAlive(pid) ? pid : undefined;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
