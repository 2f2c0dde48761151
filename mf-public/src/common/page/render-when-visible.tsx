import { useIsAhead, whenAtRest } from '@nukkad/platform';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';

/** Distance from the viewport at which loading starts. */
const AHEAD = '400px 0px';

interface Props {
  children: ReactNode;
  /** Reserves the room: set the final height, so that nothing moves. */
  className?: string | undefined;
}

/**
 * Renders its children once they are nearly in view, and at the latest when the page is idle, so
 * that the keyboard, in-page search, print and screen readers reach them. Complete in a page
 * rendered ahead of the visit; rendered at once without IntersectionObserver.
 *
 * @example <RenderWhenVisible className={styles.stories}><LazyPart …/></RenderWhenVisible>
 */
export function RenderWhenVisible({ children, className }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isVisible, setVisible] = useState(useIsAhead());
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
