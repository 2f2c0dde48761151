import type { BookingStatus } from '@nukkad/platform/contract';
import type { Random } from '../../random';

/** The outcome of a sample booking. */
export type Outcome =
  | 'requested'
  | 'confirmed'
  | 'declined'
  | 'completed'
  | 'cancelled-by-client'
  | 'cancelled-by-vendor'
  | 'no-show';

/** A row of the booking's history. */
export interface HistoryRow {
  id: string;
  booking_id: string;
  from_status: BookingStatus | null;
  to_status: BookingStatus;
  actor: 'client' | 'vendor';
  actor_id: string | null;
  note: string | null;
  starts_at: string;
  at: string;
}

interface Lived {
  id: string;
  madeAt: Date;
  start: Date;
  end: Date;
  outcome: Outcome;
  cause?: string;
  client: { user_id: string | null };
}

const minute = 60_000;

/** All events of a booking until now, oldest first. */
export function historyOf(nextId: () => string, lived: Lived, random: Random): HistoryRow[] {
  const { outcome } = lived;
  const booked = lived.madeAt.getTime() + random.int(2, 6) * minute;
  const first = wasAsked(outcome) ? 'requested' : 'confirmed';
  const made: Step[] = [
    { from: null, to: 'held', by: 'client', at: lived.madeAt.getTime() },
    { from: 'held', to: first, by: 'client', at: booked },
  ];
  const isOpen = outcome === 'requested' || outcome === 'confirmed';
  const last: Step[] = isOpen
    ? []
    : [{ from: first, to: outcome, by: byOf(outcome), at: endedAt(lived, booked, random) }];
  return [...made, ...last].map(({ from, to, by, at }) => ({
    id: nextId(),
    booking_id: lived.id,
    from_status: from,
    to_status: to,
    actor: by,
    actor_id: by === 'client' ? lived.client.user_id : null,
    note: to === outcome ? (lived.cause ?? null) : null,
    starts_at: lived.start.toISOString(),
    at: new Date(at).toISOString(),
  }));
}

interface Step {
  from: BookingStatus | null;
  to: BookingStatus;
  by: 'client' | 'vendor';
  at: number;
}

const byOf = (outcome: Outcome) => (outcome === 'cancelled-by-client' ? 'client' : 'vendor');

const wasAsked = (outcome: Outcome) => outcome === 'requested' || outcome === 'declined';

/** Minutes until a request is answered, as the demo pages state. */
export const answeredAfter = 45;

/** Cancellations follow within the hour of booking; completion right after the end. */
function endedAt({ outcome, end }: Lived, booked: number, random: Random): number {
  if (outcome === 'declined') return booked + answeredAfter * minute;
  const isCalledOff = outcome === 'cancelled-by-client' || outcome === 'cancelled-by-vendor';
  return (isCalledOff ? booked : end.getTime()) + random.int(5, 60) * minute;
}
