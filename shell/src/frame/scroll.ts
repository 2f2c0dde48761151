import { useLocation } from '@nukkad/platform';
import { useNavigationType } from '@nukkad/platform/host';
import { useLayoutEffect, useRef } from 'react';

const STORE = 'nukkad-scroll';
const FIRST_KEY = 'default';
/** A screen may still be loading when a person comes back to it; its height is awaited this long. */
const PATIENCE = 3_000;

type Positions = Record<string, number>;

/**
 * Back and forward return to where the page was scrolled, also after a reload; any other
 * navigation starts at the top. Within a page, an address with a place in it stays where it is.
 */
export function useScrollRestoration(): void {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  const page = useRef(pathname);
  const isFirst = useRef(true);

  // A layout effect: its cleanup runs before a shorter page can clamp the position to be kept.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const place = placeOf(key, pathname);
    const isNew = isFirst.current && isAnew();
    isFirst.current = false;
    const remembered = isNew ? undefined : positions()[place];
    const isWithin = hash !== '' && page.current === pathname;
    page.current = pathname;
    const stop = type === 'POP' && remembered !== undefined ? scrollOnceTall(remembered) : null;
    if (stop === null && !isWithin) window.scrollTo(0, 0);
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

/** The first page of every document has the same key, whatever stands there. */
function placeOf(key: string, pathname: string): string {
  return key === FIRST_KEY ? `${key} ${pathname}` : key;
}

/** Whether the document was opened by its address or a link: neither a reload nor a way back. */
function isAnew(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opened?.type === 'navigate';
}

/** Scrolls as soon as the page is tall enough, unless the person scrolls first. */
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
    // A browser that refuses storage starts pages at the top.
  }
}
