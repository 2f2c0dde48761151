import { session } from '../session/session';

/**
 * Has the account of whoever logs in keep their favourites; what that takes is fetched then.
 * `onKept` is told when the account has changed. Returns how to stop.
 */
export function followAccount(onKept: () => void): () => void {
  let stop = session.subscribe(begin);
  begin();
  return () => stop();

  function begin() {
    if (!session.get().isLoggedIn) return;
    stop();
    const begun = import('./account-favourites').then(({ keepInAccount }) => keepInAccount(onKept));
    // Without it favourites stay on the device, and move when the page is opened again.
    begun.catch(() => {});
    stop = () => void begun.then((end) => end());
  }
}
