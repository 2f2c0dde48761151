import { safeStorage } from '@nukkad/platform';
import { type Draft, draftIn } from './draft.model';

const KEY = 'nukkad-booking-draft';
const storage = safeStorage(() => window.sessionStorage);

/** What was entered for a professional in this tab, as far as this person may see it. */
export function readDraft(vendorId: string, userId: string | null): Draft | null {
  return draftIn(storage.get(KEY), vendorId, userId);
}

export function keepDraft(draft: Draft): void {
  storage.set(KEY, JSON.stringify(draft));
}

export function dropDraft(): void {
  storage.remove(KEY);
}
