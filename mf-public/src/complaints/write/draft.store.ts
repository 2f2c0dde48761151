import { safeStorage } from '@nukkad/platform';
import { type Draft, draftIn } from '../complaints.model';

const KEY = 'nukkad-complaint-draft';
const storage = safeStorage(() => window.sessionStorage);

/** This tab's draft, if it belongs to this user. */
export const readDraft = (userId: string | null): Draft | null => draftIn(storage.get(KEY), userId);

export function keepDraft(draft: Draft): void {
  storage.set(KEY, JSON.stringify(draft));
}

export function dropDraft(): void {
  storage.remove(KEY);
}
