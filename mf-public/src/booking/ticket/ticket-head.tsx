import type { Booking } from '@nukkad/platform/contract';
import { CheckIcon, CircleAlertIcon, ClockIcon, CloseIcon, StatusPill } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import page from '../../common/page/page.module.css';
import { type Mood, moodOf, statusText } from './ticket.model';
import styles from './ticket.module.css';
import { text } from './ticket.text';

const pills: Record<Mood, { tone: 'neutral' | 'success' | 'warning' | 'danger'; icon: ReactNode }> =
  {
    good: { tone: 'success', icon: <CheckIcon size={14} /> },
    open: { tone: 'warning', icon: <ClockIcon size={14} /> },
    over: { tone: 'neutral', icon: <CloseIcon size={14} /> },
    bad: { tone: 'danger', icon: <CircleAlertIcon size={14} /> },
  };

interface Props {
  booking: Booking;
  /** Just made. */
  isNew: boolean;
}

/** Status of the booking as text. */
export function TicketHead({ booking, isNew }: Props) {
  const { status, reference, cause } = booking;
  return (
    <div className={page.head}>
      <h1>{isNew ? newTitle(booking) : text.title}</h1>
      <p className={styles.reference}>
        {text.reference} <strong>{reference}</strong>
      </p>
      <div role="status" className={styles.status}>
        <StatusPill {...pills[moodOf(status)]}>{text.status[status]}</StatusPill>
        <p>{statusText(booking)}</p>
        {cause !== null && <p>{text.cause(cause)}</p>}
      </div>
    </div>
  );
}

function newTitle({ status }: Booking): string {
  if (status === 'confirmed') return text.made;
  return status === 'requested' ? text.asked : text.title;
}
