import { api, session, toast, useSession } from '@nukkad/platform';
import { useEffect } from 'react';
import { recentSearches } from '../recent-searches.store';
import { text } from './panels.text';

/** Whose searches are on this page already, and as which list their account has them. */
let joined: { userId: string; kept: string } | null = null;

/** Keeps the searches of this device and those of the account of whoever is logged in the same. */
export function useAccountSearches(): void {
  const userId = useSession((state) => (state.isLoggedIn ? state.remembered.userId : null));
  useEffect(() => {
    if (userId === null) return;
    void tellAccount();
    return recentSearches.subscribe(() => void keepInAccount());
  }, [userId]);
}

/** Also when the panel is closed by then: whoever has searched is on the way elsewhere. */
export async function tellAccount(): Promise<void> {
  const userId = whoIsHere();
  if (userId === null) return;
  try {
    await join(userId);
  } catch {
    // Another opening of the panel asks again; until then the device has its own.
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

/** What fails here is joined again when the page is opened anew, but for what was cleared. */
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
