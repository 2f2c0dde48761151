import { canaryMoves } from '../canary/canary-moves';
import { composeAll, partsOf } from '../canary/channel-state';
import { afterMoves, withCanary } from '../canary/with-canary';
import { appendHistory, type Move } from '../channels/history';
import {
  conflict,
  movePointer,
  overlay,
  type Pointer,
  type RunningCanary,
  readPointer,
  STABLE,
} from '../channels/pointer';
import {
  refuseWithdrawn,
  refuseWithdrawnLock,
  type WithdrawMove,
  withdrawnAfter,
} from '../channels/withdrawn';
import { lockOf } from '../composition/lock-of';
import { judge } from '../composition/rules';
import { RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import { whoMoves } from '../core/process';
import { beginMove } from '../cosigning/begin';
import type { PendingChange } from '../cosigning/pending';
import { type SiteChange, writeSite } from '../pages/write-site';
import { readGranted } from '../signing/granted';
import { canOnlyGoBack, holdsCanaryKeyOnly } from '../signing/open-signer';
import { readRoles } from '../signing/role-keys';
import { releaseThresholdOf } from '../signing/roles';
import { withLock } from '../sync/lock';
import { removeWithdrawn } from './remove-withdrawn';

/** Options of every operation that changes the site. */
export interface ChangeOptions {
  /** Default `stable`, the channel that pages run. */
  channel?: string;
  /** Refuse with `conflict` unless the channel is at this serial. */
  expectedSerial?: number;
  /** Author; default `whoMoves()`. */
  by?: string;
  /** Reason, in the author's words. */
  why?: string;
  /** Pages reload themselves after a release. */
  dev?: boolean;
  /** Called before each step that a crash could interrupt. */
  onStep?: (step: string) => void;
}

/** A part and the version it shall run. */
export interface Wish {
  part: string;
  version: string;
  action: Move['action'];
}

/** The parts to move, and the canary afterwards; undefined for none. */
export interface Plan {
  wishes: Wish[];
  canary: RunningCanary | undefined;
  /** Of `stable` only. */
  withdrawals?: WithdrawMove[];
}

/** Result of an operation. */
export interface ChangeResult {
  channel: string;
  serial: number;
  /** Empty when every part already ran the requested version. */
  moves: Move[];
  warnings: string[];
  site: SiteChange;
  /** Begun only: other holders have to cosign it (`nukkad cosign`) before anything is served. */
  pending?: PendingChange;
}

/**
 * Moves parts of a channel together and updates the site, under the lock of the state folder. Order
 * of the steps: history, pointer, pages. After an interruption at any point the site is consistent,
 * and repeating the operation completes it.
 *
 * @param planFor gets the channel and its overlay, returns what to move; plain wishes end the
 *   canary of the parts they move
 * @throws RegistryError `refused` when the parts cannot make a site together, `conflict`
 */
export async function moveChannel(
  places: Places,
  options: ChangeOptions,
  planFor: (own: Pointer, effective: Pointer) => Planned | Promise<Planned>,
): Promise<ChangeResult> {
  const channel = options.channel ?? STABLE;
  return withLock(places, async () => {
    const own = await readPointer(places, channel);
    const stable = channel === STABLE ? own : await readPointer(places, STABLE);
    if (options.expectedSerial !== undefined && options.expectedSerial !== own.serial) {
      throw conflict(channel, options.expectedSerial, own.serial);
    }
    const plan = asPlan(own, await planFor(own, overlay(stable, own)));
    await refuseBeyondRole(places, own, plan);
    const moves = movesFor(own, plan, options);
    const next = applied(own, plan, moves.length);
    await refuseTakenBack(places, channel === STABLE ? next : stable, own, next);
    const warnings = await refuseMisfits(places, overlay(stable, next));
    if (plan.canary && plan.canary !== own.canary) await refuseMisfits(places, withCanary(next));
    const change = { moves, next, serials: { own: own.serial, stable: stable.serial } };
    const pending = await beginMove(places, change, options);
    if (pending) {
      return { ...{ channel, serial: own.serial, moves, warnings }, site: UNTOUCHED, pending };
    }
    if (moves.length > 0) await commit(places, own.serial, next, moves, options);
    const site = await refresh(places, options);
    return {
      channel,
      serial: next.serial,
      moves,
      ...site,
      warnings: [...warnings, ...site.warnings],
    };
  });
}

const UNTOUCHED: SiteChange = { pages: 0, written: 0, removed: 0 };

// Before anything moves: what cannot be signed must not be in the pointer.
async function refuseBeyondRole(places: Places, own: Pointer, plan: Plan): Promise<void> {
  const roles = holdsCanaryKeyOnly() ? await readRoles(places) : undefined;
  if (!roles) return;
  const isGoingBack =
    own.channel === STABLE &&
    plan.canary === undefined &&
    plan.wishes.length + (plan.withdrawals ?? []).length === 0;
  const lock = lockOf(await partsOf(places, own));
  const granted = await readGranted(places);
  const isGranted = granted?.locks.includes(lock) ?? false;
  // Where several keys must sign, what fewer or others granted before is believed by no page.
  const isOutdated =
    releaseThresholdOf(roles) > 1 && granted?.delegation?.version !== roles.roles.version;
  if (!isGoingBack || !isGranted || isOutdated) throw canOnlyGoBack();
}

type Planned = Wish[] | Plan;

function asPlan(own: Pointer, planned: Planned): Plan {
  if (!Array.isArray(planned)) return planned;
  return { wishes: planned, canary: afterMoves(own, planned) };
}

function movesFor(own: Pointer, plan: Plan, { by, why }: ChangeOptions): Move[] {
  const at = new Date().toISOString();
  const wished = plan.wishes.filter((wish) => own.parts[wish.part] !== wish.version);
  const ofAll = wished.map((wish) => ({ ...wish, previous: own.parts[wish.part] ?? null }));
  const withdrawals = (plan.withdrawals ?? []).map((move) => ({ ...move, previous: null }));
  return [...ofAll, ...canaryMoves(own, plan), ...withdrawals].map((move, index) => ({
    channel: own.channel,
    serial: own.serial + index + 1,
    at,
    ...move,
    by: by ?? whoMoves(),
    ...(why !== undefined && { why }),
  }));
}

function applied(own: Pointer, { wishes, canary, withdrawals = [] }: Plan, moves: number): Pointer {
  const withdrawn = withdrawnAfter(own.withdrawn, withdrawals);
  const parts = { ...own.parts };
  for (const { part, version } of wishes) parts[part] = version;
  const sorted = Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    ...own,
    serial: own.serial + moves,
    parts: Object.fromEntries(sorted),
    canary,
    withdrawn,
  };
}

// Only moved versions are checked: one that already runs must not block a rollback of others.
async function refuseTakenBack(
  places: Places,
  stable: Pointer,
  own: Pointer,
  next: Pointer,
): Promise<void> {
  const started = [...startedBy(own.parts, next.parts)];
  if (next.canary) started.push(...startedBy(own.canary?.parts ?? {}, next.canary.parts));
  if (started.length === 0) return;
  refuseWithdrawn(stable, started);
  for (const pointer of [overlay(stable, next), overlay(stable, withCanary(next))]) {
    refuseWithdrawnLock(stable, lockOf(await partsOf(places, pointer)));
  }
}

function startedBy(before: Record<string, string>, after: Record<string, string>) {
  return Object.entries(after)
    .filter(([part, version]) => before[part] !== version)
    .map(([part, version]) => ({ part, version }));
}

async function refuseMisfits(places: Places, pointer: Pointer): Promise<string[]> {
  const parts = await partsOf(places, pointer);
  const { problems, warnings } = judge(parts.map((part) => part.manifest));
  if (problems.length === 0) return warnings;
  const all = problems.map((problem) => `${problem}.`).join(' ');
  throw new RegistryError('refused', `Nothing was changed. ${all}`);
}

/** Moves a channel by compare-and-swap, its log first. Call it under the lock. */
export async function commit(
  places: Places,
  from: number,
  next: Pointer,
  moves: Move[],
  options: Pick<ChangeOptions, 'onStep'>,
): Promise<void> {
  options.onStep?.('history');
  const head = await appendHistory(places, moves);
  options.onStep?.('pointer');
  await movePointer(places, { ...next, head }, from);
}

/** Writes the site as the channels are now. Call it under the lock. */
export async function refresh(
  places: Places,
  options: Pick<ChangeOptions, 'dev' | 'onStep'>,
): Promise<{ site: SiteChange; warnings: string[] }> {
  const { stable, warnings, ...composed } = await composeAll(places);
  await removeWithdrawn(places);
  const site = await writeSite(places, {
    ...composed,
    composition: stable,
    dev: options.dev ?? false,
    onStep: options.onStep,
  });
  return { site, warnings };
}
