import { session } from '../session/session';

/**
 * Syncs favourites with the account of each signed-in user; the code for it loads then. Calls
 * `onKept` when the account has changed. Returns the unsubscriber.
 */
export function followAccount(onKept: () => void): () => void {
  let stop = session.subscribe(begin);
  begin();
  return () => stop();

  function begin() {
    if (!session.get().isLoggedIn) return;
    stop();
    const begun = import('./account-favourites').then(({ keepInAccount }) => keepInAccount(onKept));
    // If the chunk fails, favourites stay on the device, and are merged at the next page load.
    begun.catch(() => {});
    stop = () => void begun.then((end) => end());
  }
}
