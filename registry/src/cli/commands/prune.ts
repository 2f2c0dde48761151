import { prune } from '../../operations/prune';
import { retention } from '../../operations/retention';
import type { Command } from '../command/command';

export const pruneCommand: Command = {
  usage: 'prune',
  about: 'Remove old versions that nothing refers to, as every release does',
  options: [
    ['--keep <n>', `Versions to keep of each part; default ${retention.keep}`],
    ['--days <n>', `Keep what was used in so many days; default ${retention.days}`],
  ],
  examples: ['nukkad prune', 'nukkad prune --keep 3 --days 7'],
  run: async (call) => {
    const { keep, days } = retention;
    const rule = { keep: call.number('keep') ?? keep, days: call.number('days') ?? days };
    const removed = await prune(call.places, rule);
    const lines = removed.map(({ part, version }) => `Removed ${part} ${version}`);
    return { lines: lines.length > 0 ? lines : ['Nothing to remove.'], data: { removed } };
  },
};
