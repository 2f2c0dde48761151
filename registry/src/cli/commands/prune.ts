import { prune } from '../../operations/prune';
import type { Command } from '../command';

const KEEP = 5;

export const pruneCommand: Command = {
  usage: 'prune',
  about: 'Remove old versions that no channel runs',
  options: [['--keep <n>', `Versions to keep of each part; default ${KEEP}`]],
  examples: ['nukkad prune', 'nukkad prune --keep 10'],
  run: async (call) => {
    const removed = await prune(call.places, call.number('keep') ?? KEEP);
    const lines = removed.map(({ part, version }) => `Removed ${part} ${version}`);
    return { lines: lines.length > 0 ? lines : ['Nothing to remove.'], data: { removed } };
  },
};
