import { Link } from '@nukkad/platform';
import { linkClass } from '@nukkad/shared-ui';
import {
  AsyncView,
  FirstSteps,
  HomeSkeleton,
  RoomPage,
  type Stat,
  StatCards,
  useDashboard,
} from '@nukkad/vendor-kit';
import { ComplaintList } from './complaint-list';
import styles from './complaints.module.css';
import { useComplaintActions, useComplaints } from './complaints.queries';
import { text } from './complaints.text';

const LATEST = 3;

/** Officers take no bookings, so their home page shows complaints and messages. */
export function Screen() {
  const { roomAddress } = useDashboard();
  const actions = useComplaintActions(1);
  return (
    <RoomPage title={text.home} waiting={<HomeSkeleton numbers={cards.length} />}>
      <FirstSteps />
      <StatCards cards={cards} />
      <section className={styles.list} aria-labelledby="latest-complaints">
        <div className={styles.top}>
          <h2 id="latest-complaints">{text.latest}</h2>
          <Link className={linkClass({ isStandalone: true })} to={roomAddress('complaints')}>
            {text.viewAll}
          </Link>
        </div>
        <AsyncView what={text.what} loaded={useComplaints(1)}>
          {({ complaints }) => (
            <ComplaintList complaints={complaints.slice(0, LATEST)} actions={actions} />
          )}
        </AsyncView>
      </section>
    </RoomPage>
  );
}

const cards: readonly Stat[] = [
  { label: text.unread, select: ({ unreadMessages }) => unreadMessages },
  { label: text.rating, select: ({ rating }) => rating },
];
