import { status } from '../../operations/status';
import type { Command } from '../command/command';

export const statusCommand: Command = {
  usage: 'status',
  about: 'What each channel runs, and its canary',
  examples: ['nukkad status', 'nukkad status --json'],
  run: async ({ places }) => {
    const channels = await status(places);
    const lines = channels.flatMap(({ channel, serial, parts, canary }) => [
      `${channel} (serial ${serial})`,
      ...linesOf(parts),
      ...(canary
        ? [`canary, ${canary.share / 100} % of the visitors`, ...linesOf(canary.parts)]
        : []),
    ]);
    const nothing = ['Nothing is released yet: nukkad release --all'];
    return { lines: lines.length > 0 ? lines : nothing, data: { channels } };
  },
};

const linesOf = (parts: Record<string, string>) =>
  Object.entries(parts).map(([part, version]) => `  ${part} ${version}`);
