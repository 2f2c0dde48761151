import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { atExit, temporaryFolder } from '../process/at-exit';

/** The installed clamd program, if there is one. */
export function clamdProgram(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'clamd')).find((file) => existsSync(file));
}

/** Has a signature of one virus text only, so that no database needs to be downloaded. */
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
  const child = spawn(program, ['--config-file', config], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  }
  atExit(() => child.kill('SIGKILL'));
  const listens = async () => {
    while (!existsSync(socket)) {
      if (child.exitCode !== null) throw new Error(`clamd ended: ${output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await listens();
  return {
    address: `unix://${socket}`,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
