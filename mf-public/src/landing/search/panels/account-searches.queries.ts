import { api, session, toast, useSession } from '@nukkad/platform';
import { useEffect } from 'react';
import { recentSearches } from '../recent-searches.store';
import { text } from './panels.text';

/** The user whose searches are merged into this page, and the list stored in the account. */
let joined: { userId: string; kept: string } | null = null;

/** Syncs this device's searches with the signed-in user's account. */
export function useAccountSearches(): void {
  const userId = useSession((state) => (state.isLoggedIn ? state.remembered.userId : null));
  useEffect(() => {
    if (userId === null) return;
    void tellAccount();
    return recentSearches.subscribe(() => void keepInAccount());
  }, [userId]);
}

/** Works after the panel has closed too: a search navigates away. */
export async function tellAccount(): Promise<void> {
  const userId = whoIsHere();
  if (userId === null) return;
  try {
    await join(userId);
  } catch {
    // Reopening the panel retries; until then the device has its own list.
    return;
  }
  if (whoIsHere() === userId) await keepInAccount();
}

function whoIsHere(): string | null {
  const { isLoggedIn, remembered } = session.get();
  return isLoggedIn ? remembered.userId : null;
}

async function join(userId: string): Promise<void> {
  if (joined?.userId === userId) return;
  const kept = await api.call('getRecentSearches', {});
  joined = { userId, kept: JSON.stringify(kept) };
  recentSearches.join(kept);
}

/** A failure is repaired by the merge of the next visit, except for clearing. */
async function keepInAccount(): Promise<void> {
  const terms = [...recentSearches.get()];
  const next = JSON.stringify(terms);
  if (joined === null || joined.kept === next) return;
  joined = { ...joined, kept: next };
  try {
    if (terms.length === 0) await api.call('clearRecentSearches', {});
    else await api.call('keepRecentSearches', { body: { terms } });
  } catch {
    joined = null;
    if (terms.length === 0) toast({ text: text.notCleared, tone: 'danger' });
  }
}
