import path from 'node:path';
import { backUp, dataFolder } from '../../backup/backup';
import type { Command } from '../command/command';

export const backupCommand: Command = {
  usage: 'backup [folder]',
  about: 'Back up the embedded database, uploaded files and the registry',
  isApart: true,
  options: [['--keys', 'Private keys and secrets as well: keep the backup as safe as they are']],
  examples: ['nukkad backup', 'nukkad backup /mnt/backups --keys', 'nukkad backup --json'],
  run: async (call) => {
    const into = path.resolve(call.args[0] ?? path.join(dataFolder(call.places), 'backups'));
    call.phase('Copying and verifying…');
    const { folder, files, ...about } = await backUp(call.places, into, {
      withKeys: call.isOn('keys'),
    });
    const count = Object.keys(files).length;
    const own = 'A database of DATABASE_URL is backed up by pg_dump or pg_basebackup.';
    return {
      lines: [`${folder} holds ${count} files, each with its digest`],
      notes: about.hasDatabase ? [] : [`There is no embedded database here. ${own}`],
      data: { folder, files: count, ...about },
    };
  },
};
