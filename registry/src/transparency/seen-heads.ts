import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '../core/failure';
import type { Places } from '../core/places';
import { writeAtomically } from '../files/atomic';
import type { SeenHead } from './verify-log';

/** What this machine remembers of the log of a site; undefined before the first look. */
export async function seenHead(places: Places, site: string): Promise<SeenHead | undefined> {
  const all = await readAll(places);
  return Object.hasOwn(all, site) ? all[site] : undefined;
}

/** Remembers the head of a site's log in place of any other. */
export async function noteHead(places: Places, site: string, seen: SeenHead): Promise<void> {
  const all = { ...(await readAll(places)), [site]: seen };
  await writeAtomically(fileOf(places), `${JSON.stringify(all, null, 2)}\n`);
}

async function readAll(places: Places): Promise<Record<string, SeenHead>> {
  try {
    return JSON.parse(await readFile(fileOf(places), 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return {};
    throw error;
  }
}

// Hidden, so that it stays on this machine when the registry is in a store: what one machine has
// seen is its own evidence.
function fileOf(places: Places): string {
  return path.join(places.state, '.seen-logs.json');
}
