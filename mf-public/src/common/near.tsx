import { type ReactNode, useEffect, useRef, useState } from 'react';

/** So far before it comes into view, its things are fetched. */
const AHEAD = '400px 0px';

interface Props {
  children: ReactNode;
  /** Keeps the room until then: give it the height of what comes, so that nothing jumps. */
  className?: string | undefined;
}

/**
 * Draws what it holds once it is nearly in view. A page that is rendered ahead of the visit leaves
 * the place empty; a browser that cannot tell what is in view shows it at once.
 *
 * @example <Near className={styles.stories}><LazyPart …/></Near>
 */
export function Near({ children, className }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear) return;
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return;
    }
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, [isNear]);
  return (
    <div ref={place} className={className}>
      {isNear && children}
    </div>
  );
}
