import type { Failure } from '@nukkad/platform';
import { type Hold, type HoldOrder, limits } from '@nukkad/platform/contract';

/** A time that is kept, and until when by the clock of this device, in milliseconds. */
export interface ActiveHold {
  order: HoldOrder;
  hold: Hold;
  until: number;
}

/** Why a time cannot be had. `gone`: none of the professional's, or over. */
export type LostWhy = 'taken' | 'expired' | 'gone' | 'trial-used';

/** Where keeping a time stands. */
export type Holding =
  | { state: 'holding' }
  | { state: 'held'; kept: ActiveHold }
  | { state: 'lost'; why: LostWhy; alternatives: readonly string[] }
  | { state: 'failed'; failure: Failure };

const MINUTE = 60_000;

/**
 * A time kept just now. It is kept for so many minutes from here on: the clock of a device may be
 * wrong, its minutes are not. Only one that was offered has been kept for a while.
 */
export function toActiveHold(order: HoldOrder, hold: Hold, now: number): ActiveHold {
  const isOffered = order.offer !== undefined;
  const until = isOffered ? Date.parse(hold.expiresAt) : now + limits.holdMinutes * MINUTE;
  return { order, hold, until };
}

/** What an error says of the time that was asked for; null where it says nothing of it. */
export function holdLoss(error: LossSign): Extract<Holding, { state: 'lost' }> | null {
  const lost = (why: LostWhy) => ({
    state: 'lost' as const,
    why,
    alternatives: error.alternatives,
  });
  if (error.code === 'slot-taken') return 'skip' in error.fields ? null : lost('taken');
  // `not-found`: kept by a page of before, under a session or a key that is gone.
  if (error.code === 'hold-expired' || error.code === 'not-found') return lost('expired');
  if (error.code === 'trial-used') return lost('trial-used');
  return 'start' in error.fields ? lost('gone') : null;
}

interface LossSign {
  code: string;
  fields: Readonly<Record<string, string>>;
  alternatives: readonly string[];
}

/** Whole seconds that are left. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1_000));
}

/** `2:05` */
export function clockLeft(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Minutes that are said aloud: at the beginning of the hurry and in its last minute. */
export function minutesSaid(seconds: number): number | null {
  if (seconds > limits.holdWarningMinutes * 60) return null;
  return seconds > 60 ? limits.holdWarningMinutes : 1;
}
