import path from 'node:path';
import { RegistryError } from '../../core/failure';
import { release } from '../../operations/release';
import { findParts, isBuilt } from '../../parts/find-part';
import { changeAnswer, changeFlags, changeOptions } from '../command/change';
import type { Call, Command } from '../command/command';
import { freshDistOf, passFresh, staleFlag } from '../command/dist';
import { passFiles, passGate } from '../command/gate';
import { effortOf, quickFlag } from '../command/packing';

export const releaseCommand: Command = {
  usage: 'release [part]',
  about: 'Release the build of one part',
  options: [
    ['--all', 'Every part that is built, together'],
    ['--from <dist>', 'Folder of the build; default <part>/dist'],
    quickFlag,
    staleFlag,
    ['--checked', 'Only if it passes `nukkad check`; otherwise its files alone are judged'],
    ...changeFlags,
  ],
  examples: [
    'nukkad release mf-public',
    'nukkad release --all',
    'nukkad release mf-public --checked',
    'nukkad release mf-doctor --from /builds/mf-doctor/dist --expect-serial 41',
  ],
  run: async (call) => {
    const { dists, notes } = await buildsOf(call);
    const judgements = await judged(call, dists);
    const options = { ...changeOptions(call), effort: effortOf(call) };
    const answer = changeAnswer(await release(call.places, dists, options));
    return { ...answer, notes: [...notes, ...judgements, ...(answer.notes ?? [])] };
  },
};

async function buildsOf(call: Call): Promise<{ dists: string[]; notes: string[] }> {
  if (!call.isOn('all')) {
    const { dist, notes } = await freshDistOf(call);
    return { dists: [dist], notes };
  }
  if (call.isOn('checked')) {
    throw new RegistryError('usage', '--checked takes one part at a time.');
  }
  const dists = await builtParts(call.root);
  return { dists, notes: await passFresh(call, dists) };
}

// Files are always checked, in seconds; a browser check takes longer and is optional.
async function judged(call: Call, dists: string[]): Promise<string[]> {
  const channel = call.text('channel');
  if (call.isOn('checked')) {
    await passGate(call, dists[0]!, { channel });
    return [];
  }
  return passFiles(call, dists, channel);
}

async function builtParts(root: string): Promise<string[]> {
  const folders = (await findParts(root)).map(({ folder }) => folder);
  const built = await Promise.all(folders.map(isBuilt));
  return folders.filter((_, index) => built[index]).map((folder) => path.join(folder, 'dist'));
}
