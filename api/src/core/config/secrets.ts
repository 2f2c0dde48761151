import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Values from examples and documentation; none of them may be used as a secret. */
export const knownDefaults: ReadonlySet<string> = new Set([
  'change-me-change-me-change-me-change-me',
  'development-secret-development-secret',
]);

/** The secret of that name under the data folder; created on first use, mode 0600. */
export function keptSecret(dataDir: string, name: string): string {
  const folder = join(dataDir, 'secrets');
  const file = join(folder, name.toLowerCase().replace('_', '-'));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    // Written by an earlier start, or another process was first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
