import type { Booking, BookingEvent } from './wire';

const HOUR = 3_600_000;

interface Cancellable extends Pick<Booking, 'start' | 'policy'> {
  /** Oldest first. */
  history: readonly Pick<BookingEvent, 'at' | 'by' | 'start'>[];
}

/**
 * Deadline of free cancellation, in milliseconds since 1970. Rescheduling by the client after the
 * deadline does not extend it; rescheduling by the professional does.
 */
export function freeToCancelUntil({ start, policy, history }: Cancellable): number {
  const deadlineOf = (instant: string) => Date.parse(instant) - policy.cancelHours * HOUR;
  let until = deadlineOf(history[0]?.start ?? start);
  history.forEach((event, nth) => {
    if (nth === 0 || event.start === history[nth - 1]?.start) return;
    const isTooLate = event.by === 'client' && Date.parse(event.at) > until;
    if (!isTooLate) until = deadlineOf(event.start);
  });
  return Math.min(until, deadlineOf(start));
}
