import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  Router,
} from 'react-router-dom';
import { prefixOf } from '../contract/languages';
import { pageLanguage } from '../words/page-language';

const basename = () => prefixOf(pageLanguage()) || '/';

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
  const [shown, setShown] = useState(() => placeOf(history));
  const atFirst = useRef(createPath(shown.location));
  useLayoutEffect(() => {
    // What is drawn late is where the page is by then.
    const follow = () => draw(() => setShown(placeOf(history)));
    const stop = history.listen(follow);
    // Hydration takes its time, in which a visitor may have gone back.
    if (createPath(history.location) !== atFirst.current) follow();
    return stop;
  }, [history]);
  return (
    <Router
      basename={basename()}
      location={shown.location}
      navigationType={shown.action}
      navigator={history}
    >
      {children}
    </Router>
  );
}

const placeOf = ({ action, location }: ReturnType<typeof createBrowserHistory>) => ({
  action,
  location,
});
