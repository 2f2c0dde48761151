import { Link, useLocation, usePage, useSearchParams, useSession } from '@nukkad/platform';
import { type Booking, limits } from '@nukkad/platform/contract';
import {
  buttonClass,
  Container,
  EmptyState,
  FailurePanel,
  Loading,
  NotFoundDrawing,
  Skeleton,
} from '@nukkad/shared-ui';
import { useState } from 'react';
import * as common from '../../common/common.text';
import { AfterHydration } from '../../common/page/after-hydration';
import page from '../../common/page/page.module.css';
import { Actions } from './actions/actions.container';
import { bookingKeys } from './booking-keys';
import { ComeBack } from './come-back';
import { HeldPayment } from './held-payment';
import { PushOffer } from './push-offer/push-offer.container';
import styles from './ticket.module.css';
import { useBooking } from './ticket.queries';
import { text } from './ticket.text';
import { TicketFacts } from './ticket-facts';
import { TicketHead } from './ticket-head';

/** One booking, for its user or a guest. */
export function Screen() {
  const [query] = useSearchParams();
  const id = query.get('id');
  usePage({ title: text.title, robots: 'noindex' });
  return (
    <Container className={page.page}>
      {id === null || id === '' ? (
        <Nothing title={text.noneChosen} why={text.noneChosenWhy} />
      ) : (
        <AfterHydration what={text.what} lines={8}>
          <Ticket key={id} id={id} />
        </AfterHydration>
      )}
    </Container>
  );
}

function Ticket({ id }: { id: string }) {
  const key = bookingKeys.useKey(id);
  const read = useBooking(id, key);
  if (read.state === 'unknown') return <Nothing title={text.unknown} why={text.unknownWhy} />;
  if (read.state === 'failed') {
    return (
      <>
        <FailurePanel what={text.what} failure={read.failure} onRetry={read.retry} />
        {read.failure.status === null && <p>{key === null ? text.notKept : text.linkNotKept}</p>}
      </>
    );
  }
  if (read.state === 'loading') {
    return (
      <Loading label={common.loading(text.what)} slowAfterMs={limits.stillWorkingAfter}>
        <Skeleton shape="heading" />
        <Skeleton shape="text" lines={8} />
      </Loading>
    );
  }
  return <Shown {...read} bookingKey={key} />;
}

interface ShownProps {
  booking: Booking;
  bookingKey: string | null;
  set: (booking: Booking) => void;
  reload: () => void;
}

function Shown({ booking, bookingKey, set, reload }: ShownProps) {
  const isNew = isNewIn(useLocation().state);
  const [movedTo, setMovedTo] = useState<string | null>(null);
  const move = (moved: Booking) => {
    set(moved);
    setMovedTo(moved.start);
  };
  return (
    <div className={styles.ticket}>
      <TicketHead booking={booking} isNew={isNew} />
      {booking.status === 'held' && booking.payment.paymentId !== null && (
        <HeldPayment
          paymentId={booking.payment.paymentId}
          bookingKey={bookingKey}
          onPaid={reload}
        />
      )}
      <TicketFacts booking={booking} movedTo={movedTo} />
      {isNew && <PushOffer />}
      <Actions booking={booking} bookingKey={bookingKey} onMoved={move} onCancelled={set} />
      {bookingKey !== null && <ComeBack booking={booking} bookingKey={bookingKey} />}
    </div>
  );
}

function Nothing({ title, why }: { title: string; why: string }) {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const { pathname, search } = useLocation();
  return (
    <EmptyState level={1} drawing={<NotFoundDrawing />} title={title} why={why}>
      {isLoggedIn ? (
        <Link className={buttonClass()} to="/profile?section=appointments">
          {text.appointments}
        </Link>
      ) : (
        <Link className={buttonClass()} to="/login" state={{ from: pathname + search }}>
          {text.login}
        </Link>
      )}
    </EmptyState>
  );
}

const isNewIn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isNew' in state && state.isNew === true;
