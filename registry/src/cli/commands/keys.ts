import { RegistryError } from '../../core/failure';
import { listKeys, retireKey, rotateKeys } from '../../operations/change-keys';
import type { KeyState } from '../../signing/key-ring';
import type { Command } from '../command/command';

const MEANS: Record<KeyState, string> = {
  current: 'signs',
  next: 'will sign after the next rotation; pages believe it already',
  former: 'signed until the last rotation; pages still believe it',
  retired: 'pages believe it no longer',
};

export const keysCommand: Command = {
  usage: 'keys [action] [id]',
  about: 'The keys that sign what pages believe: list, rotate, retire',
  examples: ['nukkad keys list', 'nukkad keys rotate', 'nukkad keys retire 9f2c41d07be85a36'],
  run: async (call) => {
    const [action = 'list', id] = call.args;
    const ring = await (async () => {
      if (action === 'list') return listKeys(call.places);
      if (action === 'rotate') return rotateKeys(call.places);
      if (action === 'retire' && id) return retireKey(call.places, id);
      throw new RegistryError('usage', 'Say keys list, keys rotate or keys retire <id>.');
    })();
    return {
      lines: ring.keys.map(({ id: key, state, made }) => `${key}  ${made}  ${MEANS[state]}`),
      data: ring,
    };
  },
};
