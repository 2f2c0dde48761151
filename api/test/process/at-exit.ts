import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const lastActs: (() => void)[] = [];

/** Has something done when this process ends, also by a signal or by a test that failed. */
export function atExit(act: () => void): void {
  if (lastActs.length === 0) listen();
  lastActs.push(act);
}

/** A new folder that goes when this process does. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `nukkad-${name}-`));
  atExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

function listen(): void {
  // The last first: a server before the folder it runs in.
  process.once('exit', () => {
    for (const act of lastActs.reverse()) act();
  });
  // Without a listener these would end the process without its last acts.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(1));
  }
}
