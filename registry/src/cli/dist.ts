import path from 'node:path';
import { RegistryError } from '../failure';
import { findPart } from '../parts/find-part';
import type { Call } from './command';

/**
 * The folder of the build that a command is about: `--from`, else that of the part it names.
 *
 * @throws RegistryError `usage` when neither is said, `missing` when there is no such part
 */
export async function distOf(call: Call): Promise<string> {
  const from = call.text('from');
  if (from !== undefined) return path.resolve(from);
  const [part] = call.args;
  if (part === undefined) throw new RegistryError('usage', 'Name a part, or say --from.');
  return path.join((await findPart(call.root, part)).folder, 'dist');
}
