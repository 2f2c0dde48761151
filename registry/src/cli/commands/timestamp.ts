import { RegistryError } from '../../core/failure';
import { renewTimestamp, TIMESTAMP_HOURS } from '../../operations/timestamp';
import type { Command } from '../command/command';

export const timestampCommand: Command = {
  usage: 'timestamp',
  about: 'Sign that the log stands where it stands now; the API does so every twenty minutes',
  options: [['--hours <n>', `How long it holds; default ${TIMESTAMP_HOURS}`]],
  examples: ['nukkad timestamp', 'nukkad timestamp --hours 168'],
  run: async (call) => {
    const timestamp = await renewTimestamp(call.places, { hours: call.number('hours') });
    if (!timestamp) {
      throw new RegistryError('missing', 'Nothing is released yet: nukkad release --all');
    }
    const { size, when, expires } = timestamp;
    return { lines: [`${size} entries at ${when}, good until ${expires}`], data: timestamp };
  },
};
