import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Relative path of every file of a site → hash of its content. */
export function fingerprints(site: string): Map<string, string> {
  const entries = readdirSync(site, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [
        path.relative(site, file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}

/** The same for all released files except the versions of one part. */
export function releasedBesides(site: string, part: string): [file: string, hash: string][] {
  return [...fingerprints(site)]
    .filter(([file]) => /^(shell|remotes)\//.test(file) && !file.startsWith(`remotes/${part}/`))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
