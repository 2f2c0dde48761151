import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { atExit, temporaryFolder } from '../process/at-exit';

/** The installed clamd program, if there is one. */
export function clamdProgram(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'clamd')).find((file) => existsSync(file));
}

/**
 * ClamAV's daemon with a signature of one virus text only, so that no database needs to be downloaded. It can be
 * stopped and started again at the same address.
 */
export async function startRealClamd(program: string, text: string) {
  const folder = temporaryFolder('real-clamd');
  const socket = join(folder, 'clamd.ctl');
  // Name, any file type, any offset, the text in hexadecimal.
  const signature = `Nukkad.Test:0:*:${Buffer.from(text).toString('hex')}\n`;
  writeFileSync(join(folder, 'test.ndb'), signature);
  const settings = {
    ...{ DatabaseDirectory: folder, LocalSocket: socket, LocalSocketMode: '600' },
    ...{ Foreground: 'yes', LogFile: join(folder, 'clamd.log'), StreamMaxLength: '6M' },
  };
  const config = join(folder, 'clamd.conf');
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}\n`);
  writeFileSync(config, lines.join(''));
  let child: ChildProcess | undefined;
  atExit(() => child?.kill('SIGKILL'));

  const start = async () => {
    rmSync(socket, { force: true });
    const started = spawn(program, ['--config-file', config], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    let output = '';
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => {
        output += part;
      });
    }
    while (!existsSync(socket)) {
      if (started.exitCode !== null) throw new Error(`clamd ended: ${output}`);
      await wait(20);
    }
  };
  await start();
  return {
    address: `unix://${socket}`,
    start,
    stop: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
