import { status } from '../../operations/status';
import type { Command } from '../command/command';

export const statusCommand: Command = {
  usage: 'status',
  about: 'What each channel runs',
  examples: ['nukkad status', 'nukkad status --json'],
  run: async ({ places }) => {
    const channels = await status(places);
    const lines = channels.flatMap(({ channel, serial, parts }) => [
      `${channel} (serial ${serial})`,
      ...Object.entries(parts).map(([part, version]) => `  ${part} ${version}`),
    ]);
    const nothing = ['Nothing is released yet: nukkad release --all'];
    return { lines: lines.length > 0 ? lines : nothing, data: { channels } };
  },
};
