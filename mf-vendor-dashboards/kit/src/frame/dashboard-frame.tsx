import { Link, useLocation, useSession } from '@nukkad/platform';
import { LazyPart } from '../common/lazy-part';
import { WaitingRoom } from '../common/waiting';
import { BareFrame } from './bare-frame';
import {
  type Dashboard,
  DashboardContext,
  type DashboardRoom,
  type SearchPlaces,
} from './dashboard';
import { addressOf, baseOf, chosenRoom, professionOf, roomIn } from './frame.model';

export interface DashboardFrameProps {
  /** As the shell tells the screen: `/doctor-dashboard/*`. */
  path: string;
  /** What it is: "Doctor's dashboard". */
  title: string;
  /** In the order of the menu. */
  rooms: readonly DashboardRoom[];
  search: SearchPlaces;
}

/**
 * The frame of a vendor's dashboard: menus, search, bell, logout, breadcrumb and foot around the
 * room that the address names. A room's module exports `Screen`.
 *
 * @example
 * export function Screen({ path }: ScreenProps) {
 *   return <DashboardFrame path={path} title={text.title} rooms={rooms} search={places} />;
 * }
 */
export function DashboardFrame({ path, rooms }: DashboardFrameProps) {
  const { pathname } = useLocation();
  const remembered = useSession((state) => state.remembered);
  const base = baseOf(path);
  const { room } = chosenRoom(rooms, roomIn(pathname, base));
  const dashboard: Dashboard = {
    base,
    profession: professionOf(base) ?? remembered.profession,
    name: '',
    isDemonstration: false,
    roomAddress: (id, query) => addressOf(rooms, base, id, query),
  };
  return (
    <DashboardContext value={dashboard}>
      <BareFrame>
        <nav>
          {rooms.map(({ id, label }) => (
            <Link key={id} to={dashboard.roomAddress(id)}>
              {label}
            </Link>
          ))}
        </nav>
        <LazyPart
          key={room.id}
          load={room.load}
          what={room.label}
          waiting={<WaitingRoom what={room.label} />}
        >
          {({ Screen }) => <Screen />}
        </LazyPart>
      </BareFrame>
    </DashboardContext>
  );
}
