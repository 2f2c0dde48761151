import type { PracticeBooking } from '@nukkad/platform/contract';
import { formatClock } from '@nukkad/platform/format';
import { Avatar, Button, type Column } from '@nukkad/shared-ui';
import type { Decisions } from '../decisions/decisions';
import { RequestAnswer } from './request-answer';
import type { RequestKey, RequestMatter, RequestRow } from './requests.model';
import styles from './requests.module.css';
import { text } from './requests.text';

interface Options {
  matter: RequestMatter;
  decisions: Decisions;
  onOpen: (booking: PracticeBooking) => void;
}

// No-op comparator: the API sorts across pages, so the table must not reorder one page.
const asTheyCame = () => 0;

/** The specified columns; the header of the subject column is the profession's own word. */
export function columnsOf({
  matter,
  decisions,
  onOpen,
}: Options): Column<RequestRow, RequestKey>[] {
  const { columns: headers } = text;
  return [
    {
      key: 'name',
      header: headers.name,
      compare: asTheyCame,
      cell: ({ booking }) => (
        <span className={styles.who}>
          <Avatar name={booking.name} src={booking.img} size="small" />
          {booking.name}
        </span>
      ),
    },
    {
      key: 'matter',
      header: matter.header,
      compare: asTheyCame,
      cell: ({ matter }) => matter,
    },
    {
      key: 'date',
      header: headers.date,
      compare: asTheyCame,
      isShort: true,
      cell: ({ date }) => date,
    },
    {
      key: 'time',
      header: headers.time,
      compare: asTheyCame,
      isShort: true,
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
      isShort: true,
      cell: ({ booking }) => (
        <Button
          tone="ghost"
          size="small"
          aria-label={text.detailsOf(booking.name)}
          onClick={() => onOpen(booking)}
        >
          {text.details}
        </Button>
      ),
    },
  ];
}
