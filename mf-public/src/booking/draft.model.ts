import type { BookingOrder } from '@nukkad/platform/contract';
import type { ActiveHold } from './hold.model';
import type { Answers } from './order.model';

/** What outlives the page: a reload, and the way to log in and back. */
export interface Draft {
  vendorId: string;
  /** Who entered it; null: a guest. */
  userId: string | null;
  answers: Answers;
  kept: ActiveHold | null;
  /** Sent, and not answered yet as far as is known here. */
  sent: { body: BookingOrder; key: string | undefined } | null;
}

/** A stored draft, if it is one, of this professional, and nobody else's. */
export function draftIn(
  stored: string | null,
  vendorId: string,
  userId: string | null,
): Draft | null {
  const draft = parsed(stored);
  if (draft?.vendorId !== vendorId || !draft.answers?.client || !draft.answers.address) return null;
  const isTheirs = draft.userId === null || draft.userId === userId;
  return isTheirs ? draft : null;
}

function parsed(stored: string | null): Draft | null {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}
