import { Link } from '@nukkad/platform';
import { classNames } from '@nukkad/shared-ui';
import { type DashboardRoom, useDashboard } from '../common/dashboard';
import { text } from './frame.text';
import styles from './menu.module.css';

interface Props {
  rooms: readonly DashboardRoom[];
  current: DashboardRoom;
  /** Icons alone, their names for those who hover or listen. */
  isNarrow: boolean;
}

/** The rooms beside the page, where there is room for them. */
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

/** Names the menu for the button that makes it narrow. */
export const SIDE_MENU = 'dashboard-menu';

interface LinkProps {
  room: DashboardRoom;
  isCurrent: boolean;
  isNarrow?: boolean;
}

/** The way to a room, which is on its way as soon as somebody means to press it. */
export function MenuLink({ room, isCurrent, isNarrow = false }: LinkProps) {
  const { roomAddress } = useDashboard();
  const { id, label, icon: Icon, waiting = 0, load } = room;
  const fetchAhead = () => {
    // One that does not come is told when the room is entered.
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
      {waiting > 0 && (
        <span className={styles.waiting}>
          <span aria-hidden="true">{waiting}</span>
          <span className="nk-visually-hidden">{text.waiting(waiting)}</span>
        </span>
      )}
    </Link>
  );
}
