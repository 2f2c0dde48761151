import { Link } from '@nukkad/platform';
import type { PracticeBooking, PracticeBookingsAnswer } from '@nukkad/platform/contract';
import { formatClock } from '@nukkad/platform/format';
import { Avatar, Button, type Column, linkClass, type Sorting, Table } from '@nukkad/shared-ui';
import { useState } from 'react';
import { usePracticeZone } from '../booking/booking.data';
import { BookingDrawer, type BookingPlaces } from '../booking/booking-drawer.screen';
import { type DecisionCalls, type Decisions, useDecisions } from '../common/decisions';
import { Read } from '../common/read';
import { RejectDialog } from '../common/reject-dialog';
import { RequestAnswer } from './request-answer';
import { useRequests, useShown } from './requests.data';
import { compares, type RequestRow, rowOf } from './requests.model';
import styles from './requests.module.css';
import { text } from './requests.text';

export interface RequestsTableProps {
  /** Default "Appointment Requests". */
  title?: string;
  /** What the column "Disease" holds, where that is no disease: "Disease: the kind of case". */
  hint?: string;
  /** Address of the room with all of them. */
  viewAll: string;
  /** Rooms a request leads to. */
  places?: BookingPlaces;
  /** How a decision is told, where it is more than an answer; the same object at every render. */
  calls?: DecisionCalls;
  /** Details are shown elsewhere; by default in a drawer. */
  onDetails?: (booking: PracticeBooking) => void;
}

type Key = keyof typeof text.columns;

/**
 * Requests that wait for an answer, sorted by any column but Status and Details.
 *
 * @example <RequestsTable viewAll={roomAddress('appointments')} places={{ clients: 'patients' }} />
 */
export function RequestsTable(props: RequestsTableProps) {
  const { title = text.title, hint, viewAll } = props;
  return (
    <section className={styles.stack} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Link
          className={linkClass({ isStandalone: true })}
          to={viewAll}
          aria-label={text.viewAllOf(title)}
        >
          {text.viewAll}
        </Link>
      </div>
      {hint !== undefined && <p className={styles.muted}>{hint}</p>}
      <Read what={text.what} loaded={useRequests(1)}>
        {(answer) => <Requests answer={answer} {...props} />}
      </Read>
    </section>
  );
}

function Requests({ answer, ...props }: RequestsTableProps & { answer: PracticeBookingsAnswer }) {
  const { title = text.title, viewAll, places = {}, calls, onDetails } = props;
  const zone = usePracticeZone();
  const decisions = useDecisions(calls);
  const [sorting, setSorting] = useState<Sorting<Key>>();
  const [opened, setOpened] = useState<string | null>(null);
  const shown = useShown(answer.bookings, (id) => decisions.of(id) !== null);
  const details = shown.find(({ _id }) => _id === opened);
  const open = onDetails ?? (({ _id }) => setOpened(_id));
  const more = answer.total - answer.bookings.length;
  return (
    <>
      <Table<RequestRow, Key>
        caption={title}
        columns={columnsOf(decisions, open)}
        rows={shown.map((booking) => rowOf(booking, zone))}
        rowKey={({ booking }) => booking._id}
        empty={text.none}
        sorting={sorting}
        onSort={setSorting}
      />
      {more > 0 && (
        <Link className={linkClass({ isStandalone: true })} to={viewAll}>
          {text.more(more)}
        </Link>
      )}
      {details && (
        <BookingDrawer
          booking={details}
          timeZone={zone}
          {...{ places, decisions }}
          onClose={() => setOpened(null)}
        />
      )}
      <RejectDialog decisions={decisions} />
    </>
  );
}

function columnsOf(
  decisions: Decisions,
  open: (booking: PracticeBooking) => void,
): Column<RequestRow, Key>[] {
  const headers = text.columns;
  return [
    {
      key: 'name',
      header: headers.name,
      compare: compares.name,
      cell: ({ booking }) => (
        <span className={styles.who}>
          <Avatar name={booking.name} src={booking.img} size="small" />
          {booking.name}
        </span>
      ),
    },
    {
      key: 'disease',
      header: headers.disease,
      compare: compares.disease,
      cell: ({ disease }) => disease,
    },
    { key: 'date', header: headers.date, compare: compares.date, cell: ({ date }) => date },
    {
      key: 'time',
      header: headers.time,
      compare: compares.time,
      cell: ({ time }) => formatClock(time),
    },
    {
      key: 'status',
      header: headers.status,
      cell: ({ booking }) => <RequestAnswer booking={booking} decisions={decisions} />,
    },
    {
      key: 'details',
      header: headers.details,
      cell: ({ booking }) => (
        <Button
          tone="ghost"
          size="small"
          aria-label={text.detailsOf(booking.name)}
          onClick={() => open(booking)}
        >
          {text.details}
        </Button>
      ),
    },
  ];
}
