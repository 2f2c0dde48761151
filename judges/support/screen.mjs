import { once } from 'node:events';
import { start } from '../../scripts/support/processes.mjs';

/**
 * Starts a screen that nobody sees. The server chooses a display that is free, and writes its number
 * once it is ready.
 */
export async function startScreen() {
  const args = ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'];
  const stdio = ['ignore', 'pipe', 'ignore'];
  const screen = start('Xvfb', args, { expendable: true, stdio });
  const [number] = await once(screen.stdout, 'data');
  return Object.assign(screen, { display: `:${String(number).trim()}` });
}

/** Ends a program with what it started: a browser that is asked to quit may never answer. */
export async function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  process.kill(-child.pid, 'SIGKILL');
  await once(child, 'exit');
}
