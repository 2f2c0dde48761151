import { Link } from '@nukkad/platform';
import { classNames } from '@nukkad/shared-ui';
import { type DashboardRoom, useDashboard } from '../common/dashboard';
import { text } from './frame.text';
import styles from './menu.module.css';

interface Props {
  rooms: readonly DashboardRoom[];
  current: DashboardRoom;
  /** Icons only; names appear on hover and to screen readers. */
  isNarrow: boolean;
}

/** Navigation beside the page, on wide screens. */
export function SideMenu({ rooms, current, isNarrow }: Props) {
  return (
    <nav
      id={SIDE_MENU}
      aria-label={text.menu}
      className={classNames(styles.side, isNarrow && styles.narrow)}
    >
      <ul className={styles.entries}>
        {rooms.map((room) => (
          <li key={room.id}>
            <MenuLink room={room} isCurrent={room === current} isNarrow={isNarrow} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Id of the menu, for `aria-controls` of the button that collapses it. */
export const SIDE_MENU = 'dashboard-menu';

interface LinkProps {
  room: DashboardRoom;
  isCurrent: boolean;
  isNarrow?: boolean;
}

/** Link to a page, whose chunk is prefetched on hover or focus. */
export function MenuLink({ room, isCurrent, isNarrow = false }: LinkProps) {
  const { roomAddress } = useDashboard();
  const { id, label, icon: Icon, waiting = 0, load } = room;
  const fetchAhead = () => {
    // A failed prefetch is reported when the page opens.
    load().catch(() => {});
  };
  return (
    <Link
      to={roomAddress(id)}
      className={styles.entry}
      aria-current={isCurrent ? 'page' : undefined}
      title={isNarrow ? label : undefined}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    >
      <Icon size={20} />
      <span className={isNarrow ? 'nk-visually-hidden' : undefined}>{label}</span>
      <Waiting count={waiting} />
    </Link>
  );
}

/** Of more the rooms themselves tell. */
const MOST_SHOWN = 99;

/** How much waits there; nothing for none. */
export function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.waiting}>
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <span className="nk-visually-hidden">{text.waiting(count)}</span>
    </span>
  );
}
