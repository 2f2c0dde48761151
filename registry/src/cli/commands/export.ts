import { exportSite } from '../../operations/export-site';
import { openStore } from '../../store/open-store';
import type { Command } from '../command/command';

export const exportCommand: Command = {
  usage: 'export <target>',
  about: 'Copy the site to a folder or an S3 bucket, to be served without a registry',
  examples: [
    'nukkad export /srv/nukkad',
    'nukkad export s3://releases/site',
    'nukkad export s3://releases --json',
  ],
  run: async (call) => {
    const done = await exportSite(call.places, openStore(call.args[0]!), call.phase);
    const { store, serial, copied, removed } = done;
    return {
      lines: [`${store} is at serial ${serial}: ${copied} files copied, ${removed} removed`],
      data: done,
    };
  },
};
