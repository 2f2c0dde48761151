import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { capture } from '../../../scripts/support/processes.mjs';
import { hasSwift } from '../../../scripts/support/programs.mjs';
import { Unavailable } from '../../support/judge.mjs';

/** Debian's own, for which its packages are. */
const PYTHON = '/usr/bin/python3';

/** Version of OpenStack Swift, whose S3 API checks every signature. */
export async function swiftVersion() {
  if (!(await hasSwift()))
    throw new Unavailable('there is no OpenStack Swift and no way to install it');
  const { output } = await capture(PYTHON, ['-c', 'import swift; print(swift.__version__)']);
  return output.trim();
}

/**
 * Starts OpenStack Swift with its S3 API, on a port and in a folder of its own.
 *
 * @returns {Promise<{ endpoint: string, keys: { accessKeyId: string, secretAccessKey: string }, stop: () => Promise<void> }>}
 */
export async function startSwift() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nukkad-swift-'));
  const keys = { accessKeyId: 'judge:nukkad', secretAccessKey: randomBytes(16).toString('hex') };
  const script = path.join(import.meta.dirname, 'serve.py');
  const args = [script, folder, keys.accessKeyId, keys.secretAccessKey];
  const child = spawn(PYTHON, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.removeListener('exit', kill);
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      kill();
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { endpoint: `http://127.0.0.1:${await portOf(child)}`, keys, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The port that it prints once it serves. */
function portOf(child) {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part) => {
        output += part;
        const [port] = /^\d+$/m.exec(output) ?? [];
        if (port) resolve(port);
      });
    }
    child.once('exit', () => reject(new Error(`Swift ended: ${output}`)));
  });
}
