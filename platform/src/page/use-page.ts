import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const PRODUCT = 'Nukkad';

// The entry of the browser's history whose heading has had its turn; the first page keeps focus
// where the browser put it.
let settledEntry: string | null = null;

/**
 * Names the page: sets the document's title, and after a navigation moves focus to the page's
 * heading, so that a screen reader starts there. Call it once in every screen; call it again with
 * a better title when data arrives.
 *
 * @example usePage({ title: 'Dentists in HSR Layout' });
 */
export function usePage({ title }: { title: string }): void {
  const { key } = useLocation();
  useEffect(() => {
    document.title = title === PRODUCT ? PRODUCT : `${title} · ${PRODUCT}`;
  }, [title]);
  // After every render, because the heading may arrive later than the screen.
  useEffect(() => {
    settledEntry ??= key;
    if (settledEntry === key) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    settledEntry = key;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}
