import { readFile } from 'node:fs/promises';
import type { SdkTypes } from '@nukkad/platform/contract';

/** The contract beside this program's bundle; undefined when it runs from its sources. */
export async function readOwnContract(): Promise<SdkTypes | undefined> {
  try {
    return JSON.parse(await readFile(new URL('contract.json', import.meta.url), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
