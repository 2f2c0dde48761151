import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';

let draw: (update: () => void) => void = startTransition;

/** Has every navigation drawn by a function, which calls `update` once, now or later. */
export function drawNavigationsBy(drawing: typeof draw): void {
  draw = drawing;
}

/**
 * The page's router. Not the package's own, which draws every navigation by itself: one between a
 * card and its page moves what both show.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const now = () => ({ action: history.action, location: history.location });
  const [{ action, location }, setNow] = useState(now);
  useLayoutEffect(
    // What is drawn late is where the page is by then.
    () =>
      history.listen(() =>
        draw(() => setNow({ action: history.action, location: history.location })),
      ),
    [history],
  );
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
