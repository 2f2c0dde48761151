import type { Composition } from '@nukkad/platform/contract';
import { type Pointer, readPointer, STABLE } from '../../channels/pointer';
import { isWithdrawnComposition } from '../../channels/withdrawn';
import { publicOrigin } from '../../core/places';
import { type LockRecord, readLock, readLocks } from '../../locks/lock-records';
import type { Command } from '../command/command';

export const lockCommand: Command = {
  usage: 'lock [lock]',
  about: 'The compositions that can be seen again, and what one of them holds',
  examples: ['nukkad lock', 'nukkad lock 0f3a9c2d41b7e680 --json'],
  run: async (call) => {
    const [lock] = call.args;
    const stable = await readPointer(call.places, STABLE);
    if (lock !== undefined) return shown(await readLock(call.places, lock), stable);
    const records = await readLocks(call.places);
    return {
      lines:
        records.length > 0
          ? records.map((one) => line(one, stable))
          : ['Nothing was composed yet.'],
      data: { locks: records.map((one) => summary(one, stable)) },
    };
  },
};

function shown(record: LockRecord, stable: Pointer) {
  const parts = partsOf(record.composition);
  const each = Object.entries(parts).map(([part, version]) => `  ${part} ${version}`);
  const data = summary(record, stable);
  return { lines: [line(record, stable), ...each, ...(data.link ? [data.link] : [])], data };
}

function line({ composition, first, last }: LockRecord, stable: Pointer): string {
  const end = isWithdrawnComposition(stable, composition) ? '  withdrawn' : '';
  return `${composition.lock}  ${first} to ${last}${end}`;
}

// A withdrawn composition has no page to link to.
function summary({ composition, first, last }: LockRecord, stable: Pointer) {
  const { lock } = composition;
  const isWithdrawn = isWithdrawnComposition(stable, composition);
  const link = isWithdrawn ? null : linkTo(composition);
  return { lock, first, last, isWithdrawn, link, parts: partsOf(composition) };
}

function partsOf({ shell, remotes }: Composition): Record<string, string> {
  const own = Object.values(remotes).map(({ part, version }) => [part, version]);
  return { shell: shell.version, ...Object.fromEntries(own) };
}

function linkTo({ lock }: Composition): string {
  return `${publicOrigin()}/?lock=${lock}`;
}
