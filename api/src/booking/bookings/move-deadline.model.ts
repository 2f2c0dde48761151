import type { Message } from '../../core/language/message';
import type { Actor } from './booking-change';

interface Move {
  start: Date;
  /** Clients may move a booking until this many hours before its start. */
  moveHours: number;
  by: Actor;
}

/** Why it is too late to move a booking; null while it is not. */
export function tooLateToMove({ start, moveHours, by }: Move, now: Date): Message | null {
  if (start <= now) return 'It has begun already.';
  const latest = start.getTime() - moveHours * 3_600_000;
  if (by !== 'client' || now.getTime() <= latest) return null;
  return `It can be moved until ${moveHours} hours before.`;
}
