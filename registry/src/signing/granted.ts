import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Composition,
  type Delegation,
  type LiveProof,
  liveValue,
  type Signature,
} from '@nukkad/platform/contract';
import { hasCode } from '../core/failure';
import type { Places } from '../core/places';
import { writeAtomically } from '../files/atomic';

/** What a full key leaves for a key that may only go back. */
export interface Granted {
  schema: 1;
  /** Digest of a composition without canary and serial → proof that it was live. */
  live: Record<string, LiveProof>;
  /** Locks that were live, without canary. */
  locks: string[];
  delegation?: Delegation;
  delegationSignature?: Signature;
}

/** The last thing a full key granted; undefined before it did. */
export async function readGranted(places: Places): Promise<Granted | undefined> {
  try {
    return JSON.parse(await readFile(grantedFile(places), 'utf8')) as Granted;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Replaces what is granted: only what is live now can be gone back to. */
export async function writeGranted(places: Places, granted: Granted): Promise<void> {
  await writeAtomically(grantedFile(places), `${JSON.stringify(granted)}\n`);
}

/** Name of what a composition runs to everybody, whatever serial it has. */
export function liveName(composition: Composition): string {
  return createHash('sha256')
    .update(JSON.stringify(liveValue(composition, 0)))
    .digest('hex');
}

function grantedFile(places: Places): string {
  return path.join(places.state, 'granted.json');
}
