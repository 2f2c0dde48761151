import { readPointer, STABLE } from '../channels/pointer';
import { COMPOSITION, isWithdrawn, type WithdrawMove, type Withdrawn } from '../channels/withdrawn';
import { RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import { isLock, readLocks } from '../locks/lock-records';
import { type ChangeOptions, type ChangeResult, moveChannel, type Plan } from './move-channel';
import { readRegistry } from './needed';
import { status, storedVersions } from './status';

/** Options of a withdrawal; it is stored in `stable` and applies to every channel. */
export type WithdrawOptions = Omit<ChangeOptions, 'channel'>;

/**
 * Withdraws a version or a composition permanently: `?lock=` no longer shows it, its previews end,
 * no channel, canary or rollback may run it. Open pages that run it reload as after any release.
 *
 * @param what a version of any part, or a lock
 * @throws RegistryError `missing` when neither exists, `refused` while it runs
 */
export async function withdraw(
  places: Places,
  what: string,
  options: WithdrawOptions = {},
): Promise<ChangeResult> {
  return moveChannel(places, options, async (own): Promise<Plan> => {
    const found = await namedBy(places, what);
    await refuseRunning(places, found, what);
    const isLocked = found.part === COMPOSITION && own.withdrawn?.locks.includes(what);
    const isKnown = isLocked || isWithdrawn(own, found.part, what);
    const withdrawals = isKnown ? [] : [{ ...found, action: 'withdraw' as const }];
    return { wishes: [], canary: own.canary, withdrawals };
  });
}

/**
 * Undoes a withdrawal. The page of a composition returns when it runs again.
 *
 * @throws RegistryError `missing` when it is not withdrawn
 */
export async function undoWithdraw(
  places: Places,
  what: string,
  options: WithdrawOptions = {},
): Promise<ChangeResult> {
  return moveChannel(places, options, (own): Plan => {
    const move = withdrawalOf(own.withdrawn, what);
    return { wishes: [], canary: own.canary, withdrawals: [{ ...move, action: 'restore' }] };
  });
}

/** Withdrawn versions and compositions. */
export async function readWithdrawn(places: Places): Promise<Withdrawn> {
  return (await readPointer(places, STABLE)).withdrawn ?? { versions: [], locks: [] };
}

type Named = Pick<WithdrawMove, 'part' | 'version'>;

async function namedBy(places: Places, what: string): Promise<Named> {
  const locks = isLock(what) ? await readLocks(places) : [];
  if (locks.some(({ composition }) => composition.lock === what)) {
    return { part: COMPOSITION, version: what };
  }
  for (const [part, versions] of await storedVersions(places)) {
    if (versions.some(({ version }) => version === what)) return { part, version: what };
  }
  throw new RegistryError(
    'missing',
    `There is no version and no lock ${what}. See \`nukkad list\` and \`nukkad lock\`.`,
  );
}

function withdrawalOf(withdrawn: Withdrawn | undefined, what: string): Named {
  if (withdrawn?.locks.includes(what)) return { part: COMPOSITION, version: what };
  const name = withdrawn?.versions.find((one) => one.endsWith(`@${what}`));
  if (name) return { part: name.slice(0, -what.length - 1), version: what };
  throw new RegistryError('missing', `${what} is not withdrawn. See \`nukkad withdraw list\`.`);
}

async function refuseRunning(places: Places, { part }: Named, what: string): Promise<void> {
  if (part === COMPOSITION) return refuseRunningLock(places, what);
  for (const { channel, parts, canary } of await status(places)) {
    if (canary?.parts[part] === what) {
      throw stillRuns(`The canary runs ${part} ${what}`, 'nukkad canary stop');
    }
    if (parts[part] === what) {
      const other = channel === STABLE ? '' : ` --channel ${channel}`;
      throw stillRuns(`${channel} runs ${part} ${what}`, `nukkad rollback ${part}${other}`);
    }
  }
}

async function refuseRunningLock(places: Places, lock: string): Promise<void> {
  const channels = Object.values((await readRegistry(places))?.channels ?? {});
  const runs = channels.find((one) => one.lock === lock || one.canary?.lock === lock);
  if (!runs) return;
  throw stillRuns(`${runs.channel} runs the composition ${lock}`, 'nukkad rollback <part>');
}

function stillRuns(what: string, first: string): RegistryError {
  return new RegistryError('refused', `Nothing was changed. ${what}. First: ${first}.`);
}
