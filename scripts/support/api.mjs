import { once } from 'node:events';
import { fchmodSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { start } from './processes.mjs';
import { during } from './progress.mjs';
import { dataFolder } from './repository.mjs';

const BUILT = [process.execPath, ['api/dist/server.js']];
const PATIENCE_MS = 5 * 60_000;

/**
 * Starts the API on the site folder, which may be empty yet, and waits until it answers. Its log
 * goes to a file, so that the last line on the screen stays the URL. `died` resolves to a failure
 * when the API ends.
 */
export async function startApi(port, { command = BUILT, env = {} } = {}) {
  const log = path.join(dataFolder(), 'api.log');
  mkdirSync(dataFolder(), { recursive: true });
  // Mode 0600 also for an existing log, because other users of the machine must not read it.
  const output = openSync(log, 'w', 0o600);
  fchmodSync(output, 0o600);
  const child = start(...command, {
    stdio: ['ignore', output, output],
    env: { ...apiEnvironment(port), ...env },
  });
  const died = once(child, 'exit').then(() => apiDied(child, log));
  await during('Starting the API and its database', () => ready(child, port, log));
  return { log, died };
}

/** Settings the API gets from the start script; the caller's own win where they make sense. */
function apiEnvironment(port, env = process.env) {
  return {
    ...env,
    PORT: String(port),
    NUKKAD_DATA: dataFolder(),
    SITE_DIR: path.join(dataFolder(), 'site'),
    PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${port}`,
  };
}

/** The last log lines of a dead API, and one sentence. */
function apiDied(child, log) {
  const how = child.signalCode ? `by ${child.signalCode}` : `with code ${child.exitCode}`;
  const tail = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-20).join('\n');
  return new Failure(`${tail}\nThe API ended ${how}; its last lines stand above.`);
}

async function ready(child, port, log) {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw apiDied(child, log);
    if (await answers(`http://127.0.0.1:${port}/readyz`)) return;
    await wait(100);
  }
  throw new Failure(`The API did not become ready within 5 minutes. Its log is ${log}.`);
}

function answers(url) {
  return fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  );
}
