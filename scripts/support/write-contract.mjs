import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sdkTypes } from '@nukkad/build/sdk-types';

/**
 * Writes the contract that an API is built with beside its programs: `nukkad check-api` compares it
 * with the calls of live pages.
 *
 * @param {string} folder of the API
 */
export function writeContract(folder) {
  writeFileSync(path.join(folder, 'dist/contract.json'), JSON.stringify(sdkTypes()));
}
