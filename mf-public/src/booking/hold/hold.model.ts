import type { Failure } from '@nukkad/platform';
import { type Hold, type HoldOrder, limits } from '@nukkad/platform/contract';

/** A hold, and its expiry on this device's clock, in milliseconds. */
export interface ActiveHold {
  order: HoldOrder;
  hold: Hold;
  until: number;
}

/** Why a time is unavailable. `gone`: not a slot of the vendor, or in the past. */
export type LostWhy = 'taken' | 'expired' | 'gone' | 'trial-used';

/** State of a hold. */
export type Holding =
  | { state: 'holding' }
  | { state: 'held'; kept: ActiveHold }
  | { state: 'lost'; why: LostWhy; alternatives: readonly string[] }
  | { state: 'failed'; failure: Failure };

const MINUTE = 60_000;

/**
 * Computes a new hold's expiry from its duration: a device's clock may be wrong, its minutes are
 * not. Only a waitlist offer has been held for a while already.
 */
export function toActiveHold(order: HoldOrder, hold: Hold, now: number): ActiveHold {
  const isOffered = order.offer !== undefined;
  const until = isOffered ? Date.parse(hold.expiresAt) : now + limits.holdMinutes * MINUTE;
  return { order, hold, until };
}

/** Maps an error to a loss; null if the error says nothing about the time. */
export function holdLoss(error: LossSign): Extract<Holding, { state: 'lost' }> | null {
  const lost = (why: LostWhy) => ({
    state: 'lost' as const,
    why,
    alternatives: error.alternatives,
  });
  if (error.code === 'slot-taken') return 'skip' in error.fields ? null : lost('taken');
  // `not-found`: held before a reload, under a session or a key that is gone.
  if (error.code === 'hold-expired' || error.code === 'not-found') return lost('expired');
  if (error.code === 'trial-used') return lost('trial-used');
  return 'start' in error.fields ? lost('gone') : null;
}

interface LossSign {
  code: string;
  fields: Readonly<Record<string, string>>;
  alternatives: readonly string[];
}

/** Remaining whole seconds. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1_000));
}

/** `2:05` */
export function clockLeft(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Minutes to announce: at the start of the final phase and in the last minute. */
export function minutesSaid(seconds: number): number | null {
  if (seconds > limits.holdWarningMinutes * 60) return null;
  return seconds > 60 ? limits.holdWarningMinutes : 1;
}
