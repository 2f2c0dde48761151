import type { BookingOrder } from '@nukkad/platform/contract';
import type { ActiveHold } from '../hold/hold.model';
import type { Answers } from '../order/order.model';

/** State that survives a reload, and the detour to the login. */
export interface Draft {
  vendorId: string;
  /** Author; null for a guest. */
  userId: string | null;
  answers: Answers;
  /** Somebody typed into the form. */
  isTyped: boolean;
  kept: ActiveHold | null;
  /** Order sent, but not answered as far as known here. */
  sent: { body: BookingOrder; key: string | undefined } | null;
}

/** Parses a stored draft; null unless it is of this vendor and user. */
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
