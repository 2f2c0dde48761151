import { RegistryError } from '../../core/failure';
import { readWithdrawn, undoWithdraw, withdraw } from '../../operations/withdraw';
import { changeAnswer } from '../command/change';
import type { Answer, Call, Command } from '../command/command';
import { stableFlags, stableOptions } from '../command/stable-change';

export const withdrawCommand: Command = {
  usage: 'withdraw <version> [version]',
  about: 'No page may run a version or a composition (lock) any more; also: withdraw list, undo',
  options: stableFlags,
  examples: [
    'nukkad withdraw 0f3a9c2d41b7e680 --why "leaked addresses"',
    'nukkad withdraw list',
    'nukkad withdraw undo 0f3a9c2d41b7e680',
  ],
  run: async (call) => {
    const [what = '', version] = call.args;
    if (what === 'list') return listed(call);
    if (what !== 'undo')
      return changeAnswer(await withdraw(call.places, what, stableOptions(call)));
    if (!version) throw new RegistryError('usage', 'Say which: nukkad withdraw undo <version>.');
    return changeAnswer(await undoWithdraw(call.places, version, stableOptions(call)));
  },
};

async function listed({ places }: Call): Promise<Answer> {
  const { versions, locks } = await readWithdrawn(places);
  const lines = [...versions, ...locks.map((lock) => `composition ${lock}`)];
  return {
    lines: lines.length > 0 ? lines : ['Nothing is withdrawn.'],
    data: { versions, locks },
  };
}
