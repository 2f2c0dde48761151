import { useLocation } from '@nukkad/platform';
import { useNavigationType } from '@nukkad/platform/host';
import { useLayoutEffect, useRef } from 'react';

const STORE = 'nukkad-scroll';
const FIRST_KEY = 'default';
/** Milliseconds to wait for a loading screen to reach the stored scroll height. */
const PATIENCE = 3_000;

type Positions = Record<string, number>;

/**
 * Restores the scroll position on back, forward and reload; any other navigation starts at the top.
 * A link to an anchor on the same page does not scroll to the top.
 */
export function useScrollRestoration(): void {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  const page = useRef(pathname);
  const isFirst = useRef(true);

  // A layout effect: its cleanup runs before a shorter page can clamp the position to store.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const place = placeOf(key, pathname);
    const isNew = isFirst.current && isAnew();
    isFirst.current = false;
    const remembered = isNew ? undefined : positions()[place];
    const isWithin = hash !== '' && page.current === pathname;
    page.current = pathname;
    const stop = type === 'POP' && remembered !== undefined ? scrollOnceTall(remembered) : null;
    // A new document starts at the top; who has scrolled in it since stays there.
    if (stop === null && !isWithin && !isNew) window.scrollTo(0, 0);
    let top = window.scrollY;
    const follow = () => {
      top = window.scrollY;
    };
    const remember = () => keep(place, top);
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('pagehide', remember);
    return () => {
      stop?.();
      remember();
      window.removeEventListener('scroll', follow);
      window.removeEventListener('pagehide', remember);
    };
  }, [key, hash, pathname, type]);
}

/** React Router gives the first entry of every document the same key, so the path is added. */
function placeOf(key: string, pathname: string): string {
  return key === FIRST_KEY ? `${key} ${pathname}` : key;
}

/** Whether the document was opened by a URL or link, not by reload or history navigation. */
function isAnew(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opened?.type === 'navigate';
}

/** Scrolls once the page is tall enough, unless the user scrolls first. */
function scrollOnceTall(top: number): () => void {
  const arrive = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) stop();
  };
  const heights = new ResizeObserver(arrive);
  const timer = setTimeout(() => stop(), PATIENCE);
  const stop = () => {
    heights.disconnect();
    clearTimeout(timer);
    for (const sign of ['wheel', 'touchmove', 'keydown']) window.removeEventListener(sign, stop);
  };
  for (const sign of ['wheel', 'touchmove', 'keydown']) {
    window.addEventListener(sign, stop, { passive: true });
  }
  heights.observe(document.documentElement);
  arrive();
  return stop;
}

function positions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

function keep(place: string, top: number): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify({ ...positions(), [place]: Math.round(top) }));
  } catch {
    // Without storage pages start at the top.
  }
}
