import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const lastActs: (() => void)[] = [];

/** Runs `act` when this process ends, also after a signal or a failed test. */
export function atExit(act: () => void): void {
  if (lastActs.length === 0) listen();
  lastActs.push(act);
}

/** A new folder, removed when this process ends. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `nukkad-${name}-`));
  atExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

function listen(): void {
  // Last registered first: a server before the folder it runs in.
  process.once('exit', () => {
    for (const act of lastActs.reverse()) act();
  });
  // Without a listener these signals would end the process without its exit handlers.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(1));
  }
}
