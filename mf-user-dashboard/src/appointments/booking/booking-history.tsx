import type { Booking } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import styles from './appointments.module.css';
import { eventWords } from './booking.model';
import { text } from './booking.text';

/** All changes of an appointment, oldest first, expandable. */
export function BookingHistory({ booking }: { booking: Booking }) {
  const { history, timeZone } = booking;
  return (
    <details>
      <summary className={styles.summary}>{text.history}</summary>
      <ol className={styles.history}>
        {history.map((event, place) => (
          <li key={`${event.at} ${event.to}`}>
            <p>{eventWords(event, booking, history[place - 1])}</p>
            {event.note !== null && <p className={styles.words}>“{event.note}”</p>}
            <time className={styles.muted} dateTime={event.at}>
              {formatDateTime(event.at, timeZone)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
}
