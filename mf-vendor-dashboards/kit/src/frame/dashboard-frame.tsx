import {
  Link,
  Navigate,
  parseVendorDetails,
  useLocation,
  useSearchParams,
  useSession,
} from '@nukkad/platform';
import { Breadcrumb, classNames, LazyPart, Notice } from '@nukkad/shared-ui';
import { type ReactNode, useState } from 'react';
import {
  type Dashboard,
  DashboardContext,
  type DashboardRoom,
  type SearchPlaces,
} from '../common/dashboard';
import { WaitingRoom } from '../common/page/waiting';
import { BottomBar } from './bottom-bar';
import { text as demonstration } from './demonstration/demonstration.text';
import { DemonstrationBanner } from './demonstration/demonstration-banner';
import { addressOf, baseOf, chosenRoom, professionOf, roomIn } from './frame.model';
import styles from './frame.module.css';
import { text } from './frame.text';
import { SideMenu } from './menu';
import { TopBar } from './top-bar';

export interface DashboardFrameProps {
  /** Route path from the shell: `/doctor-dashboard/*`. */
  path: string;
  /** In menu order. */
  rooms: readonly DashboardRoom[];
  /** Without any page to open results the search is hidden. */
  search: SearchPlaces;
  /** Name of the operator on their own console, which has no practice and is no demonstration. */
  operator?: string;
}

/**
 * Frame of a vendor's dashboard: menus, search, notifications, logout, breadcrumb and footer around
 * the page in the URL. A page's module exports `Screen`.
 *
 * @example
 * export function Screen({ path }: ScreenProps) {
 *   return <DashboardFrame path={path} rooms={rooms} search={places} />;
 * }
 */
export function DashboardFrame(props: DashboardFrameProps) {
  const dashboard = useDashboardOf(props);
  return (
    <DashboardContext value={dashboard}>
      {dashboard.isDemonstration ? <Demonstrated {...props} /> : <Furnished {...props} />}
    </DashboardContext>
  );
}

const loadSample = () => import('./demonstration/with-sample.container');

/**
 * For users without a practice: visitors on `/trial`, and operators on a profession's dashboard.
 */
function Demonstrated(props: DashboardFrameProps) {
  return (
    <>
      <DemonstrationBanner />
      <LazyPart
        load={loadSample}
        what={demonstration.part}
        waiting={<WaitingRoom what={demonstration.part} />}
      >
        {({ WithSample }) => (
          <WithSample>
            <Furnished {...props} />
          </WithSample>
        )}
      </LazyPart>
    </>
  );
}

function useDashboardOf({ path, rooms, operator }: DashboardFrameProps): Dashboard {
  const remembered = useSession((state) => state.remembered);
  const isVendor = useSession((state) => state.isLoggedIn) && remembered.vendorType !== null;
  const base = baseOf(path);
  return {
    base,
    profession: professionOf(base) ?? remembered.profession,
    name: operator ?? parseVendorDetails(remembered.vendorDetails)?.fullName ?? '',
    isDemonstration: !isVendor && operator === undefined,
    roomAddress: (id, query) => addressOf(rooms, base, id, query),
  };
}

function Furnished({ path, rooms, search }: DashboardFrameProps) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const [isNarrow, setNarrow] = useState(false);
  const asked = roomIn(pathname, baseOf(path));
  const { room, isUnknown } = chosenRoom(rooms, asked);
  // Notifications link to `?booking=<id>` without a page, which differs per dashboard.
  const booking = asked === '' ? params.get('booking') : null;
  if (booking !== null && search.bookings && search.bookings.room !== room.id) {
    return (
      <Navigate to={addressOf(rooms, baseOf(path), search.bookings.room, { booking })} replace />
    );
  }
  return (
    <div className={classNames(styles.frame, isNarrow && styles.narrow)}>
      <a href="#content" className="nk-skip-link">
        {text.skip}
      </a>
      <TopBar search={search} isNarrow={isNarrow} onNarrow={setNarrow} />
      <SideMenu rooms={rooms} current={room} isNarrow={isNarrow} />
      <main id="content" className={styles.content}>
        <div className={styles.trail}>
          <Breadcrumb trail={[{ label: text.home, link: <HomeLink /> }, { label: room.label }]} />
        </div>
        {isUnknown && (
          <Notice title={text.unknownRoom}>
            <p>{text.unknownRoomNext(room.label)}</p>
          </Notice>
        )}
        <OneRoom key={room.id} room={room} />
      </main>
      <footer className={styles.footer}>{text.copyright}</footer>
      <BottomBar rooms={rooms} current={room} />
    </div>
  );
}

function OneRoom({ room: { load, label } }: { room: DashboardRoom }): ReactNode {
  return (
    <LazyPart load={load} what={label} waiting={<WaitingRoom what={label} />}>
      {({ Screen }) => <Screen />}
    </LazyPart>
  );
}

const HomeLink = () => <Link to="/homepage">{text.home}</Link>;
