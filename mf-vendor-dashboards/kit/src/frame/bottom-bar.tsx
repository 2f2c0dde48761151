import { useLocation } from '@nukkad/platform';
import { ChevronDownIcon, classNames, useDisclosure } from '@nukkad/shared-ui';
import { useEffect, useId, useRef } from 'react';
import type { DashboardRoom } from '../common/dashboard';
import { inBar, waitingIn } from './frame.model';
import { text } from './frame.text';
import { MenuLink, Waiting } from './menu';
import styles from './menu.module.css';

interface Props {
  rooms: readonly DashboardRoom[];
  current: DashboardRoom;
}

/** Bottom navigation of narrow screens; pages that do not fit are behind "More". */
export function BottomBar({ rooms, current }: Props) {
  const { isOpen, toggle, area } = useDisclosure<HTMLDivElement>(useLocation().key);
  const id = useId();
  const bar = useRoomForBar();
  const { shown, hidden } = inBar(rooms);
  return (
    <nav ref={bar} aria-label={text.bar} className={styles.bar}>
      <ul className={styles.tabs}>
        {shown.map((room) => (
          <li key={room.id}>
            <MenuLink room={room} isCurrent={room === current} />
          </li>
        ))}
      </ul>
      {hidden.length > 0 && (
        <div ref={area} className={styles.more}>
          <button
            type="button"
            className={classNames(styles.entry, hidden.includes(current) && styles.inside)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={toggle}
          >
            <ChevronDownIcon size={20} className={styles.up} />
            {text.more}
            <Waiting count={waitingIn(hidden)} />
          </button>
          {isOpen && (
            <ul id={id} className={styles.panel}>
              {hidden.map((room) => (
                <li key={room.id}>
                  <MenuLink room={room} isCurrent={room === current} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </nav>
  );
}

/** Keeps toasts and focused elements clear of the bar; its height is 0 while hidden. */
function useRoomForBar() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const height = `${bar.current?.offsetHeight ?? 0}px`;
      style.setProperty('--nk-bottom-bar', height);
      style.scrollPaddingBlockEnd = height;
    };
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      style.removeProperty('--nk-bottom-bar');
      style.scrollPaddingBlockEnd = '';
    };
  }, []);
  return bar;
}
