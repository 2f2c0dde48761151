import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..', '..');

/** Secret from which the test provider's webhook key is derived. */
export const measuredSecret = 'the secret of this measurement only';

const SETTINGS = {
  ...{ API_PORT: '0', HOST: '127.0.0.1', TRUST_PROXY: 'loopback', LIMITS: 'development' },
  ...{ BACKUP_HOURS: '0', SEED_VENDORS: '0' },
  SESSION_SECRET: measuredSecret,
  OTP_PEPPER: 'the pepper of this measurement only!',
};

/** Starts the built API in a process of its own on a free port; `readyIn` is in milliseconds. */
export async function startBuilt(env) {
  const started = performance.now();
  const child = spawn(process.execPath, ['api/dist/server.js', '--api-only'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...SETTINGS, ...env },
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const exited = once(child, 'exit');
  let output = '';
  const ready = new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        // Only the output up to readiness is kept.
        if (output.length < 10_000) output += part;
        const [, port] = /API ready on http:\S+:(\d+)/.exec(output) ?? [];
        if (port) resolve(`http://127.0.0.1:${port}`);
      });
    }
    exited.then(() => reject(new Error(`The API ended: ${output}`)));
  });
  const address = await ready;
  const end = async (signal) => {
    child.kill(signal);
    await exited;
    process.removeListener('exit', kill);
  };
  return { address, pid: child.pid, readyIn: performance.now() - started, end };
}
