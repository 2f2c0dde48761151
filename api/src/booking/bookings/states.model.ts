import type { BookingStatus } from '@nukkad/platform/contract';
import type { Actor } from './booking-change';

/** The transitions of a booking. */
export type Transition =
  | 'book'
  | 'confirm'
  | 'accept'
  | 'decline'
  | 'cancel'
  | 'complete'
  | 'miss'
  | 'expire';

interface Step {
  from: readonly BookingStatus[];
  to: (by: Actor) => BookingStatus;
  by: readonly Actor[];
}

const steps: Record<Transition, Step> = {
  book: { from: ['held'], to: () => 'requested', by: ['client', 'system'] },
  confirm: { from: ['held'], to: () => 'confirmed', by: ['client', 'vendor', 'system'] },
  accept: { from: ['requested'], to: () => 'confirmed', by: ['vendor', 'operator'] },
  decline: { from: ['requested'], to: () => 'declined', by: ['vendor', 'operator'] },
  cancel: {
    from: ['requested', 'confirmed'],
    to: (by) => (by === 'client' ? 'cancelled-by-client' : 'cancelled-by-vendor'),
    by: ['client', 'vendor', 'operator'],
  },
  complete: { from: ['confirmed'], to: () => 'completed', by: ['vendor', 'operator', 'system'] },
  miss: { from: ['confirmed'], to: () => 'no-show', by: ['vendor', 'operator'] },
  expire: { from: ['held', 'requested'], to: () => 'expired', by: ['system', 'client'] },
};

/** The status after a transition; null when it is impossible, or not allowed for this actor. */
export function after(
  transition: Transition,
  from: BookingStatus,
  by: Actor,
): BookingStatus | null {
  const step = steps[transition];
  return step.from.includes(from) && step.by.includes(by) ? step.to(by) : null;
}

/** Statuses in which a booking occupies its time. */
export const occupying = ['held', 'requested', 'confirmed'] as const satisfies BookingStatus[];

export const isOccupying = (status: BookingStatus): boolean =>
  (occupying as readonly BookingStatus[]).includes(status);

/** Statuses that every attended or missed booking has passed through: the trial is used up then. */
export const usesTrial = ['requested', 'confirmed', 'completed', 'no-show'] as const;
