import { session } from '@nukkad/platform';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * `covered`: open before, now out of sight. `returned`: still so, until the API has said once more
 * who is there.
 */
export type Cover = 'entering' | 'open' | 'covered' | 'returned';

/**
 * Opens with an answer. A page that the browser puts aside is covered, because it may come back as
 * it was after a logout; then the session is read, and the API asked, before it opens again.
 *
 * @param isAnswered an answer is there and no newer one on its way
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
    // What is painted when the page comes back is what is there when this returns.
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
