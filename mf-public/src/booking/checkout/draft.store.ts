import { safeStorage } from '@nukkad/platform';
import { type Draft, draftIn } from './draft.model';

const KEY = 'nukkad-booking-draft';
const storage = safeStorage(() => window.sessionStorage);

/** This tab's draft for a vendor, if it belongs to this user. */
export function readDraft(vendorId: string, userId: string | null): Draft | null {
  return draftIn(storage.get(KEY), vendorId, userId);
}

export function keepDraft(draft: Draft): void {
  storage.set(KEY, JSON.stringify(draft));
}

export function dropDraft(): void {
  storage.remove(KEY);
}
