import { Link } from '@nukkad/platform';
import type { Booking, BookingsShown } from '@nukkad/platform/contract';
import { Button, buttonClass, Card, EmptyState, NoAppointmentsDrawing } from '@nukkad/shared-ui';
import { AsyncView, useNow } from '@nukkad/vendor-kit';
import { useEffect, useRef, useState } from 'react';
import * as common from '../common/common.text';
import { Actions } from './actions/actions.container';
import styles from './booking/appointments.module.css';
import { useBookings } from './booking/appointments.queries';
import { text } from './booking/appointments.text';
import { BookingCard } from './booking/booking-card';

interface Props {
  when: BookingsShown;
  /** Requests the page after this cursor. */
  cursor?: string;
}

/** A page of appointments, with a button that loads the next. */
export function Bookings({ when, cursor }: Props) {
  const [isMore, setMore] = useState(false);
  return (
    <AsyncView what={text.what} loaded={useBookings(when, cursor)} lines={10}>
      {({ bookings, total, next }) => (
        <div className={styles.group}>
          {total === 0 && <Nothing when={when} />}
          <List when={when} bookings={bookings} isContinued={cursor !== undefined} />
          {next !== null && !isMore && (
            <div>
              <Button tone="secondary" onClick={() => setMore(true)}>
                {common.more}
              </Button>
            </div>
          )}
          {next !== null && isMore && <Bookings when={when} cursor={next} />}
        </div>
      )}
    </AsyncView>
  );
}

function Nothing({ when }: { when: BookingsShown }) {
  return (
    <EmptyState
      drawing={<NoAppointmentsDrawing />}
      title={text.none[when]}
      why={text.noneWhy[when]}
    >
      {when !== 'cancelled' && (
        <Link className={buttonClass()} to="/homepage">
          {text.find}
        </Link>
      )}
    </EmptyState>
  );
}

interface ListProps {
  when: BookingsShown;
  bookings: readonly Booking[];
  /** Loaded by a button that is gone: take focus. */
  isContinued: boolean;
}

function List({ when, bookings, isContinued }: ListProps) {
  const now = useNow();
  const list = useRef<HTMLUListElement>(null);
  // A change may move an appointment to another list, together with the focus.
  const [changes, setChanges] = useState(isContinued ? 1 : 0);
  useEffect(() => {
    if (changes > 0) list.current?.focus();
  }, [changes]);
  const changed = () => setChanges((count) => count + 1);
  return (
    <ul ref={list} tabIndex={-1} aria-label={text.shown[when]} className={styles.list}>
      {bookings.map((booking) => (
        <Card as="li" key={booking._id} className={styles.card}>
          <BookingCard
            booking={booking}
            now={now}
            actions={<Actions booking={booking} now={now} onChanged={changed} />}
          />
        </Card>
      ))}
    </ul>
  );
}
