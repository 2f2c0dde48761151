import { RegistryError } from '../../core/failure';
import { folderOf } from '../../devkit/folder-of';
import { surroundingsOf } from '../../devkit/surroundings';
import type { Command } from '../command/command';

export const upgradeCommand: Command = {
  usage: 'upgrade',
  about: 'Raise the remote in this folder to the SDK of this command: npx nukkad@latest upgrade',
  isApart: true,
  examples: ['nukkad upgrade'],
  run: async ({ root }) => {
    if ((await surroundingsOf(root)).state === 'repository') {
      throw new RegistryError('usage', 'Here the SDK is in the same repository: nothing to raise.');
    }
    // It reads TypeScript, which no other command needs so soon.
    const { upgrade } =
      require('../../devkit/upgrade/upgrade') as typeof import('../../devkit/upgrade/upgrade');
    const { version, files, notes } = await upgrade(await folderOf(root, undefined));
    const next = ['npm install', 'npm test', 'npm run preview'];
    const lines =
      files.length === 0
        ? [`Everything is of version ${version} already.`]
        : [...files.map((file) => `Changed ${file}`), `Next: ${next.join(' · ')}`];
    return { lines, notes, data: { version, files, next } };
  },
};
