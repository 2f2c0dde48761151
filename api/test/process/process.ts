import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { packageRoot } from '../../src/core/config/package-root';

/** The real server in a process of its own. */
export interface ServerProcess {
  child: ChildProcess;
  address: string;
  /** Output so far. */
  output: () => string;
  /** Sends the signal and resolves with the exit code, null after a kill. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Starts the server on a free port and waits until it is ready. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const started = spawnServer({ PORT: '0', ...env });
  const { child, output } = started;
  const exited = once(child, 'exit').then(() => {
    throw new Error(`The server ended: ${output()}`);
  });
  const ready = (async () => {
    for (;;) {
      const [, address] = /API ready on (http:\S+)/.exec(output()) ?? [];
      if (address) return address;
      await once(child.stdout!, 'data');
    }
  })();
  const address = await Promise.race([ready, exited]);
  exited.catch(() => undefined);
  const end = async (signal: NodeJS.Signals) => {
    const exit = once(child, 'exit');
    child.kill(signal);
    return (await exit)[0] as number | null;
  };
  return { ...started, address, end };
}

/** Runs the server until it exits. */
export async function runServer(env: Record<string, string>, ...args: string[]) {
  const { child, output } = spawnServer(env, args);
  const [code] = await once(child, 'close');
  return { code: code as number, output: output() };
}

/** Starts the server with its standard output going into an open file. */
export function startServerInto(output: number, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, program(), {
    cwd: packageRoot,
    env: { PATH: process.env.PATH, SEED_VENDORS: '0', BACKUP_HOURS: '0', ...env },
    stdio: ['ignore', output, 'inherit'],
  });
}

/** Optimizing the WebAssembly of the embedded engine costs a process of seconds more than it saves. */
const baselineWasm = '--liftoff-only';

/** From source, or from the bundle beside bundled tests, which starts sooner. */
function program(): string[] {
  const bundled = join(packageRoot, '.tests', 'server.js');
  const isBundled = import.meta.url.includes('/.tests/');
  const source = ['--import', 'tsx', join(packageRoot, 'src', 'main.ts')];
  return [baselineWasm, ...(isBundled ? [bundled] : source)];
}

function spawnServer(env: Record<string, string>, args: string[] = []) {
  const child = spawn(process.execPath, [...program(), ...args], {
    cwd: packageRoot,
    env: { PATH: process.env.PATH, SEED_VENDORS: '30', BACKUP_HOURS: '0', ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      text += part;
    });
  }
  return { child, output: () => text };
}
