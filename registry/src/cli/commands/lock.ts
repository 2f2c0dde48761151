import type { Composition } from '@nukkad/platform/contract';
import { type LockRecord, readLock, readLocks } from '../../locks/lock-records';
import { publicOrigin } from '../../places';
import type { Command } from '../command';

export const lockCommand: Command = {
  usage: 'lock [lock]',
  about: 'The compositions that can be seen again, and what one of them holds',
  examples: ['nukkad lock', 'nukkad lock 0f3a9c2d41b7e680 --json'],
  run: async (call) => {
    const [lock] = call.args;
    if (lock !== undefined) return shown(await readLock(call.places, lock));
    const records = await readLocks(call.places);
    return {
      lines: records.length > 0 ? records.map(line) : ['Nothing was composed yet.'],
      data: { locks: records.map(summary) },
    };
  },
};

function shown(record: LockRecord) {
  const parts = partsOf(record.composition);
  const each = Object.entries(parts).map(([part, version]) => `  ${part} ${version}`);
  return { lines: [line(record), ...each, linkTo(record.composition)], data: summary(record) };
}

function line({ composition, first, last }: LockRecord): string {
  return `${composition.lock}  ${first} to ${last}`;
}

function summary({ composition, first, last }: LockRecord) {
  const { lock } = composition;
  return { lock, first, last, link: linkTo(composition), parts: partsOf(composition) };
}

function partsOf({ shell, remotes }: Composition): Record<string, string> {
  const own = Object.values(remotes).map(({ part, version }) => [part, version]);
  return { shell: shell.version, ...Object.fromEntries(own) };
}

function linkTo({ lock }: Composition): string {
  return `${publicOrigin()}/?lock=${lock}`;
}
