import { type StoredVersion, storedVersions } from '../../operations/status';
import type { Command } from '../command/command';

export const listCommand: Command = {
  usage: 'list',
  about: 'Every version in the site',
  examples: ['nukkad list', 'nukkad list --json'],
  run: async ({ places }) => {
    const stored = await storedVersions(places);
    return {
      lines: [...stored].flatMap(([part, versions]) => [part, ...versions.map(line)]),
      data: { parts: Object.fromEntries(stored) },
    };
  },
};

function line({ version, lastUsed, channels }: StoredVersion): string {
  return `  ${version}  ${new Date(lastUsed).toISOString()}  ${channels.join(', ')}`.trimEnd();
}
