import path from 'node:path';
import { RegistryError } from '../../failure';
import { release } from '../../operations/release';
import { findPart, findParts, isBuilt } from '../../parts/find-part';
import { changeAnswer, changeFlags, changeOptions } from '../change';
import type { Call, Command } from '../command';

export const releaseCommand: Command = {
  usage: 'release [part]',
  about: 'Release the build of one part',
  options: [
    ['--all', 'Every part that is built, together'],
    ['--from <dist>', 'Folder of the build; default <part>/dist'],
    ...changeFlags,
  ],
  examples: [
    'nukkad release mf-public',
    'nukkad release --all',
    'nukkad release mf-doctor --from /builds/mf-doctor/dist --expect-serial 41',
  ],
  run: async (call) => {
    const dists = await distsFor(call);
    return changeAnswer(await release(call.places, dists, changeOptions(call)));
  },
};

async function distsFor(call: Call): Promise<string[]> {
  if (call.isOn('all')) return builtParts(call.root);
  const from = call.text('from');
  if (from !== undefined) return [path.resolve(from)];
  const [part] = call.args;
  if (part === undefined) throw new RegistryError('usage', 'Name a part, or use --all.');
  return [path.join((await findPart(call.root, part)).folder, 'dist')];
}

async function builtParts(root: string): Promise<string[]> {
  const folders = (await findParts(root)).map(({ folder }) => folder);
  const built = await Promise.all(folders.map(isBuilt));
  return folders.filter((_, index) => built[index]).map((folder) => path.join(folder, 'dist'));
}
