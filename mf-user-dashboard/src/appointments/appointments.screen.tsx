import { keepFocus, Link, useNavigate, useSearchParams } from '@nukkad/platform';
import type { BookingsShown } from '@nukkad/platform/contract';
import { buttonClass, Card, ErrorState, linkClass, Tabs, useRevealHold } from '@nukkad/shared-ui';
import { AsyncView, CalendarFeed, RoomPage, useNow } from '@nukkad/vendor-kit';
import { sectionAddress } from '../common/section-address';
import { Actions } from './actions/actions.container';
import { shownTabs, tabOf } from './booking/appointments.model';
import styles from './booking/appointments.module.css';
import { useBooking, useBookings } from './booking/appointments.queries';
import { text } from './booking/appointments.text';
import { BookingCard } from './booking/booking-card';
import { Bookings } from './bookings.container';
import { AssignmentsDue } from './pending/assignments-due.container';
import { LessonsLeft } from './pending/credits.container';
import { Waitlist } from './pending/waitlist.container';
import { Purchases } from './purchases/purchases.container';

export function Screen() {
  const [params] = useSearchParams();
  const booking = params.get('booking');
  return (
    <RoomPage title={text.title}>
      {booking === null ? <All shown={tabOf(params.get('show'))} /> : <One id={booking} />}
    </RoomPage>
  );
}

function All({ shown }: { shown: BookingsShown }) {
  const navigate = useNavigate();
  const counts = useCounts();
  const show = (tab: string) =>
    navigate(sectionAddress('appointments', { show: tab }), { state: keepFocus });
  return (
    <>
      <Waitlist />
      <LessonsLeft />
      <AssignmentsDue />
      <Tabs
        label={text.tabs}
        selected={shown}
        onSelect={show}
        items={shownTabs.map((tab) => ({
          key: tab,
          label: text.withCount(text.shown[tab], counts[tab]),
          content: <Bookings key={tab} when={tab} />,
        }))}
      />
      <Purchases />
      <div>
        <CalendarFeed scope="mine" />
      </div>
    </>
  );
}

/** Number of appointments per tab; null while unknown. */
function useCounts(): Record<BookingsShown, number | null> {
  const all = [useBookings('upcoming'), useBookings('past'), useBookings('cancelled')];
  // A number that loads later would move its neighbours.
  useRevealHold(all.some(({ state }) => state === 'loading'));
  const [upcoming, past, cancelled] = all.map((bookings) =>
    bookings.state === 'ready' ? bookings.value.total : null,
  );
  return { upcoming: upcoming ?? null, past: past ?? null, cancelled: cancelled ?? null };
}

/** The appointment an email or a notification links to. */
function One({ id }: { id: string }) {
  const booking = useBooking(id);
  const now = useNow();
  const isUnreachable = booking.state === 'failed' && booking.failure.status === null;
  const isGone = booking.state === 'failed' && booking.failure.status === 404;
  if (isGone) {
    return (
      <ErrorState title={text.gone} next={text.goneWhy}>
        <Link className={buttonClass({ tone: 'secondary' })} to={sectionAddress('appointments')}>
          {text.all}
        </Link>
      </ErrorState>
    );
  }
  return (
    <>
      <Link className={linkClass({ isStandalone: true })} to={sectionAddress('appointments')}>
        {text.all}
      </Link>
      <AsyncView
        what={text.what}
        loaded={booking}
        whenFailed={isUnreachable && <p>{text.notKept}</p>}
      >
        {(value) => (
          <Card as="article" className={styles.card}>
            <BookingCard
              booking={value}
              now={now}
              actions={<Actions booking={value} now={now} />}
            />
          </Card>
        )}
      </AsyncView>
    </>
  );
}
