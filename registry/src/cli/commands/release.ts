import path from 'node:path';
import { RegistryError } from '../../core/failure';
import { release } from '../../operations/release';
import { findParts, isBuilt } from '../../parts/find-part';
import { changeAnswer, changeFlags, changeOptions } from '../command/change';
import type { Call, Command } from '../command/command';
import { freshDistOf, passFresh, staleFlag } from '../command/dist';
import { apiBuildFlag, passFiles, passGate, uncheckedFlag } from '../command/gate';
import { effortOf } from '../command/packing';

export const releaseCommand: Command = {
  usage: 'release [part]',
  about: 'Release the build of one part',
  options: [
    ['--all', 'Every part that is built, together'],
    ['--from <dist>', 'Folder of the build; default <part>/dist'],
    [
      '--quick',
      'For a site on your own machine: packs in a twentieth of the time, a tenth larger, and judges nothing beside versions before or the API that runs',
    ],
    staleFlag,
    ['--checked', 'Only if it passes `nukkad check`; otherwise its files alone are judged'],
    apiBuildFlag,
    uncheckedFlag,
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

// Files are always checked; a browser check takes longer and is optional.
async function judged(call: Call, dists: string[]): Promise<string[]> {
  const options = { channel: call.text('channel'), apiBuild: call.text('api-build') };
  if (!call.isOn('checked')) {
    const isOwn = isOwnMachine(call);
    return passFiles(call, dists, { ...options, withoutEarlier: isOwn, withoutApi: isOwn });
  }
  if (call.isOn('unchecked')) throw new RegistryError('usage', 'Say --checked or --unchecked.');
  await passGate(call, dists[0]!, options);
  return [];
}

// Pages reload themselves there, and the API is built with the parts.
function isOwnMachine(call: Call): boolean {
  return call.isOn('quick') || changeOptions(call).dev === true;
}

async function builtParts(root: string): Promise<string[]> {
  const folders = (await findParts(root)).map(({ folder }) => folder);
  const built = await Promise.all(folders.map(isBuilt));
  return folders.filter((_, index) => built[index]).map((folder) => path.join(folder, 'dist'));
}
