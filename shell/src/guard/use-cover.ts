import { session } from '@nukkad/platform';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * `covered`: was open, now hidden. `returned`: still hidden until the API has verified the session
 * again.
 */
export type Cover = 'entering' | 'open' | 'covered' | 'returned';

/**
 * Opens with an answer of the API. On `pagehide` the page is covered, because the back/forward
 * cache may restore it after a logout; then the session is read and verified again before it opens.
 *
 * @param isAnswered an answer is there and no newer request is pending
 */
export function useCover(isAnswered: boolean, askAgain: () => void): Cover {
  const [cover, setCover] = useState<Cover>('entering');
  const top = useRef(0);

  useEffect(() => {
    if (isAnswered && cover !== 'covered') setCover('open');
  }, [isAnswered, cover]);

  const onHide = useEffectEvent(() => {
    if (cover !== 'open') return;
    top.current = window.scrollY;
    // Synchronous: the back/forward cache stores the DOM as it is when this handler returns.
    flushSync(() => setCover('covered'));
  });
  const onShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    session.reread();
    if (!session.get().isLoggedIn) return;
    askAgain();
    setCover((now) => (now === 'covered' ? 'returned' : now));
  });
  useEffect(() => {
    const hide = () => onHide();
    const show = (event: PageTransitionEvent) => onShow(event);
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', show);
    return () => {
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', show);
    };
  }, []);

  useLayoutEffect(() => {
    if (cover === 'open' && top.current > 0) window.scrollTo(0, top.current);
  }, [cover]);

  return cover;
}
