import type { Move } from '../../channels/history';
import { auditLog } from '../../operations/log';
import type { Command } from '../command/command';

export const logCommand: Command = {
  usage: 'log [part]',
  about: 'Who moved what, when and why',
  options: [
    ['--channel <name>', 'Moves of this channel only'],
    ['--last <n>', 'So many; default all'],
  ],
  examples: ['nukkad log', 'nukkad log mf-public --last 10', 'nukkad log --json'],
  run: async (call) => {
    const only = { part: call.args[0], channel: call.text('channel') };
    const { moves, problems } = await auditLog(call.places, only);
    const last = moves.slice(0, call.number('last'));
    return {
      lines: last.length > 0 ? last.map(line) : ['Nothing was moved yet.'],
      data: { moves: last, problems },
      notes: problems.map((problem) => `Do not rely on this log: ${problem}.`),
    };
  },
};

function line({ at, channel, serial, action, part, version, previous, by, why }: Move): string {
  const what = `${action} ${part} ${version} (before: ${previous ?? 'none'})`;
  const reason = why === undefined ? '' : `: ${why}`;
  return `${at}  ${channel} ${serial}  ${what} by ${by ?? 'somebody'}${reason}`;
}
