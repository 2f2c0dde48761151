import type {
  PracticeBooking,
  PracticeBookingsAnswer,
  PracticeBookingsSort,
} from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import { Avatar, Button, Card } from '@nukkad/shared-ui';
import { memo, useState } from 'react';
import { usePracticeZone } from '../booking/booking.queries';
import { BookingDrawer, type BookingPlaces } from '../booking/drawer/booking-drawer.container';
import { type DecisionCalls, type Decisions, useDecisions } from '../decisions/decisions';
import { RejectDialog } from '../decisions/reject-dialog';
import { AsyncView } from '../page/async-view';
import { BurstNotices } from './burst-notices.container';
import { RequestAnswer } from './request-answer';
import { PER_PAGE } from './requests.model';
import styles from './requests.module.css';
import { useRequests, useShown } from './requests.queries';
import { text } from './requests.text';

export interface RequestsCardsProps {
  /** Default "Appointment Requests". */
  title?: string;
  /** Default: by time. */
  sort?: PracticeBookingsSort;
  /** Keep the object's identity across renders. */
  places?: BookingPlaces;
  /** Keep the object's identity across renders. */
  calls?: DecisionCalls;
}

/**
 * Pending requests as cards, beside a calendar.
 *
 * @example <RequestsCards sort="name" places={{ clients: 'patients', messages: 'messages' }} />
 */
export const RequestsCards = memo(function RequestsCards({
  title = text.title,
  sort,
  places = nowhere,
  calls,
}: RequestsCardsProps) {
  const decisions = useDecisions(calls);
  const [opened, setOpened] = useState<PracticeBooking | null>(null);
  const zone = usePracticeZone();
  return (
    <section className={styles.stack} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <Page key={sort} page={1} {...{ sort, zone, decisions }} onOpen={setOpened} />
      {opened && (
        <BookingDrawer
          booking={opened}
          timeZone={zone}
          {...{ places, decisions }}
          onClose={() => setOpened(null)}
        />
      )}
      <RejectDialog decisions={decisions} />
    </section>
  );
});

const nowhere: BookingPlaces = {};

interface PageProps {
  page: number;
  sort: PracticeBookingsSort | undefined;
  zone: string;
  decisions: Decisions;
  onOpen: (booking: PracticeBooking) => void;
}

function Page(props: PageProps) {
  const { page, sort } = props;
  return (
    <AsyncView
      what={text.what}
      loaded={useRequests({
        page,
        limit: PER_PAGE,
        ...(sort && { sort, direction: 'asc' as const }),
      })}
    >
      {(answer) => <Cards answer={answer} {...props} />}
    </AsyncView>
  );
}

function Cards({ answer, ...props }: PageProps & { answer: PracticeBookingsAnswer }) {
  const { page, zone, decisions, onOpen } = props;
  const [isMore, setMore] = useState(false);
  const shown = useShown(answer.bookings, '', (id) => decisions.of(id) !== null);
  const hasMore = page < answer.totalPages;
  if (page === 1 && shown.length === 0) return <p className={styles.muted}>{text.none}</p>;
  return (
    <>
      <BurstNotices requests={answer.bookings} />
      <ul className={styles.cards}>
        {shown.map((booking) => (
          <Card as="li" key={booking._id} className={styles.card}>
            <span className={styles.who}>
              <Avatar name={booking.name} src={booking.img} size="small" />
              <span className={styles.name}>{booking.name}</span>
            </span>
            <p>{booking.about ?? text.noConcern}</p>
            <p className={styles.muted}>{formatDateTime(booking.start, zone)}</p>
            <div className={styles.head}>
              <RequestAnswer booking={booking} decisions={decisions} />
              <Button
                tone="ghost"
                size="small"
                aria-label={text.detailsOf(booking.name)}
                onClick={() => onOpen(booking)}
              >
                {text.details}
              </Button>
            </div>
          </Card>
        ))}
      </ul>
      {hasMore && !isMore && (
        <Button tone="secondary" onClick={() => setMore(true)}>
          {text.showMore}
        </Button>
      )}
      {hasMore && isMore && <Page {...props} page={page + 1} />}
    </>
  );
}
