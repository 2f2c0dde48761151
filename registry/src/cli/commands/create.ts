import path from 'node:path';
import { bundlerFrom, kindFrom, namesFrom } from '../../devkit/anatomy';
import { create, usualFolder } from '../../devkit/create';
import { surroundingsOf } from '../../devkit/surroundings';
import type { Command } from '../command/command';

export const createCommand: Command = {
  usage: 'create <kind> <name>',
  about: 'Make a new remote: a dashboard, or a page of its own',
  options: [
    ['--owner <team>', 'Team that answers for it, as operators know it'],
    ['--bundler <name>', 'webpack or rspack, in a repository of your own; default webpack'],
    ['--into <folder>', 'Folder to make; default its usual place'],
  ],
  isApart: true,
  examples: [
    'nukkad create dashboard ca',
    'nukkad create remote offers --bundler rspack',
    'nukkad create remote offers --into teams/offers --owner "Offers"',
  ],
  run: async ({ args, root, text }) => {
    const kind = kindFrom(args[0]);
    const names = { ...namesFrom(args[1]), owner: text('owner') };
    const around = await surroundingsOf(root);
    const said = text('into');
    const into = said === undefined ? usualFolder(kind, names, around) : path.resolve(said);
    const bundler = bundlerFrom(text('bundler'));
    const created = await create({ kind, bundler, names }, around, into);
    const here = path.relative(process.cwd(), into) || '.';
    const isOutside = around.state === 'outside';
    const next = isOutside
      ? [`cd ${here}`, 'npm install', 'npm run preview']
      : ['npm install', `npm run build -w @nukkad/${names.part}`, `npx nukkad dev ${names.part}`];
    return {
      lines: [
        `Wrote ${created.files.length} files into ${here}`,
        ...created.wired.map((file) => `${file} names it now`),
        `Next: ${next.join(' · ')}`,
      ],
      data: { ...names, kind, ...created, next },
    };
  },
};
