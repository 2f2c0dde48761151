import path from 'node:path';
import { restore } from '../../backup/restore';
import type { Command } from '../command/command';

const erasedAgain =
  'Whoever has deleted their account since the backup is deleted again when the API starts';

export const restoreCommand: Command = {
  usage: 'restore <backup>',
  about: 'Put a backup in the place of what is here, which is kept beside it; stop the API first',
  isApart: true,
  examples: ['nukkad restore .nukkad/backups/backup-2026-11-24T10-00-00.000Z'],
  run: async (call) => {
    call.phase('Verifying and restoring…');
    const done = await restore(call.places, path.resolve(call.args[0]!));
    return {
      lines: [`Restored ${done.restored.join(', ')} as of ${done.createdAt}`],
      notes: [
        ...done.before.map(
          (folder) => `What was there is in ${folder}: remove it when all is well`,
        ),
        ...(done.hasDatabase ? [erasedAgain] : []),
      ],
      data: done,
    };
  },
};
