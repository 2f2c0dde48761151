import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { RegistryError } from '../core/failure';
import { findPart } from '../parts/find-part';

/**
 * The folder of the remote in development: by its name in this repository, else the one around the
 * current folder.
 *
 * @throws RegistryError `usage` when there is none
 */
export async function folderOf(root: string, part: string | undefined): Promise<string> {
  const around = await partAround(process.cwd());
  if (part === undefined && around) return around.folder;
  if (part === undefined) {
    throw new RegistryError(
      'usage',
      'This is no remote’s folder: name a part, or go to its folder.',
    );
  }
  if (around?.part === part) return around.folder;
  return (await findPart(root, part)).folder;
}

async function partAround(folder: string): Promise<{ part: string; folder: string } | undefined> {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const { name, nukkad } = JSON.parse(text) as { name?: string; nukkad?: object };
  if (name && nukkad) return { part: name.replace('@nukkad/', ''), folder };
  const above = path.dirname(folder);
  return above === folder ? undefined : partAround(above);
}
