import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SdkTypes } from '@nukkad/platform/contract';
import { hasCode } from '../core/failure';
import type { Places } from '../core/places';
import { writeAtomically } from '../files/atomic';
import { withLock } from '../sync/lock';

/** The API that pages ask, as it said when it became ready. */
export interface ServedApi {
  schema: 1;
  /** Of the contract; see `contractDigest`. */
  digest: string;
  /** ISO time. */
  since: string;
  /** Why it serves although live pages need more, in the words of whoever decided that. */
  why?: string;
  contract: SdkTypes;
}

/** Names a contract: the same content has the same name. */
export function contractDigest(contract: SdkTypes): string {
  return createHash('sha256').update(JSON.stringify(contract)).digest('hex').slice(0, 12);
}

/** The API that serves this registry's pages; undefined until one has said so. */
export async function readServedApi(places: Places): Promise<ServedApi | undefined> {
  try {
    return JSON.parse(await readFile(fileIn(places), 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Keeps an API's contract beside the releases, so that the gate judges new parts by it. Of several
 * API processes any may say so; one contract is written once.
 *
 * @throws RegistryError `locked`, `conflict` when another process changes the registry meanwhile
 * @example await recordServedApi(places, contract);
 */
export function recordServedApi(places: Places, contract: SdkTypes, why?: string): Promise<void> {
  return withLock(places, async () => {
    const digest = contractDigest(contract);
    if ((await readServedApi(places))?.digest === digest) return;
    const since = new Date().toISOString();
    const served: ServedApi = { schema: 1, digest, since, ...(why && { why }), contract };
    await writeAtomically(fileIn(places), JSON.stringify(served));
  });
}

function fileIn({ state }: Places): string {
  return path.join(state, 'served-api.json');
}
