import { whenAtRest } from '@nukkad/platform';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';

/** So far before it comes into view, its things are fetched. */
const AHEAD = '400px 0px';

interface Props {
  children: ReactNode;
  /** Keeps the room until then: give it the height of what comes, so that nothing jumps. */
  className?: string | undefined;
}

/**
 * Draws what it holds once it is nearly in view, and at the latest when the page has come to rest:
 * the keyboard, a search in the page, print and screen readers reach it like eyes do. A page that is
 * rendered ahead of the visit leaves the place empty; a browser that cannot tell what is in view
 * shows it at once.
 *
 * @example <RenderWhenVisible className={styles.stories}><LazyPart …/></RenderWhenVisible>
 */
export function RenderWhenVisible({ children, className }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (isVisible) return;
    if (typeof IntersectionObserver === 'undefined') {
      setVisible(true);
      return;
    }
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setVisible(true),
      { rootMargin: AHEAD },
    );
    if (place.current) watch.observe(place.current);
    const stopWaiting = whenAtRest(() => startTransition(() => setVisible(true)));
    return () => {
      watch.disconnect();
      stopWaiting();
    };
  }, [isVisible]);
  return (
    <div ref={place} className={className}>
      {isVisible && children}
    </div>
  );
}
