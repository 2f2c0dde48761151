import { rollback } from '../../operations/rollback';
import { changeAnswer, changeFlags, changeOptions } from '../command/change';
import type { Command } from '../command/command';

export const rollbackCommand: Command = {
  usage: 'rollback <part>',
  about: 'Go back to the version before',
  options: [['--to <version>', 'Go to this version instead'], ...changeFlags],
  examples: ['nukkad rollback mf-public', 'nukkad rollback mf-public --to 0f3a9c2d41b7e680'],
  run: async (call) => {
    const options = { ...changeOptions(call), to: call.text('to') };
    return changeAnswer(await rollback(call.places, call.args[0]!, options));
  },
};
