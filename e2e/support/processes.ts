import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './repository';

const GRACE_MS = 10_000;
const running = new Set<ChildProcess>();

const scratch = new Set<string>();

// However this process ends, its children and temporary folders are removed.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of scratch) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

// Without a listener these signals would end the process without its exit handlers.
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** Starts a Node program in the repository. */
export function startNode(args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(process.execPath, args, { cwd: ROOT, ...options });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Runs a Node program to its end; fails with its output on a non-zero exit code. */
export async function runNode(
  args: string[],
  env: NodeJS.ProcessEnv,
  cwd: string = ROOT,
): Promise<string> {
  const child = startNode(args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${args.join(' ')} ended with code ${code}:\n${said}`);
  return said;
}

/** Terminates a child, and kills it after ten seconds. */
export async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  await ended;
  clearTimeout(timer);
}

/** Kills a child without warning. */
export async function kill(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** A temporary folder, removed when this process ends. */
export function scratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'nukkad-e2e-'));
  scratch.add(folder);
  return folder;
}
