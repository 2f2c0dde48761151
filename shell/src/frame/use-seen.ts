import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether an element has been on screen, or closer to it than `ahead` (a CSS length). What only it needs can wait until then, so that the
 * first paint does not share the network with it.
 */
export function useSeen<T extends Element>(
  ahead = '0px',
): { ref: RefObject<T | null>; isSeen: boolean } {
  const ref = useRef<T>(null);
  const [isSeen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isSeen || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isSeen, ahead]);
  return { ref, isSeen };
}
