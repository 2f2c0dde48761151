import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '../core/failure';

interface Sources {
  schema: 1;
  /** Path from the part's folder → SHA-256 of the content that was built. */
  files: Record<string, string>;
}

/**
 * Sources of a part that changed or disappeared since its build, as paths from its folder. Reads
 * `dist/.sources.json`, which the build preset writes.
 *
 * @param folder the part's folder
 * @returns null when the build does not record its sources
 * @example const changed = await changedSources('/nukkad/mf-public');
 */
export async function changedSources(folder: string): Promise<string[] | null> {
  const record = await recordIn(folder);
  if (record === null) return null;
  const changed: string[] = [];
  // One after the other: all at once are more files than a process may have open on many machines.
  for (const [file, built] of Object.entries(record.files)) {
    if ((await hashOf(path.join(folder, file))) !== built) changed.push(file);
  }
  return changed;
}

async function recordIn(folder: string): Promise<Sources | null> {
  try {
    return JSON.parse(await readFile(path.join(folder, 'dist', '.sources.json'), 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT') || error instanceof SyntaxError) return null;
    throw error;
  }
}

async function hashOf(file: string): Promise<string | undefined> {
  try {
    return createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
