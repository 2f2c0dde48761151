import path from 'node:path';
import { writeAtomically } from '../../files/atomic';
import { nginxHeaders } from '../../site/nginx-headers';
import type { Command } from '../command/command';

export const nginxCommand: Command = {
  usage: 'nginx <folder>',
  about: 'Write the header includes of nginx',
  isApart: true,
  examples: ['nukkad nginx nginx/includes'],
  run: async ({ args }) => {
    const files = Object.entries(nginxHeaders());
    const folder = path.resolve(args[0]!);
    for (const [name, content] of files) await writeAtomically(path.join(folder, name), content);
    const written = files.map(([name]) => path.join(folder, name));
    return { lines: written.map((file) => `Wrote ${file}`), data: { written } };
  },
};
