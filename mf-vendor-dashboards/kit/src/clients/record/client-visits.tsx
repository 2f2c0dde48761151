import type { PracticeBooking } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import styles from '../list/clients.module.css';
import { bookingStatuses, text } from '../list/clients.text';

export function ClientVisits({ bookings }: { bookings: readonly PracticeBooking[] }) {
  return (
    <section className={styles.visits} aria-label={text.visits}>
      <h3>{text.visits}</h3>
      {bookings.length === 0 && <p className={styles.muted}>{text.noVisits}</p>}
      <ul>
        {bookings.map(({ _id, start, about, status }) => (
          <li key={_id} className={styles.visit}>
            <span>
              <time dateTime={start}>{formatDateTime(start)}</time>
              {about && <span className={styles.about}>{about}</span>}
            </span>
            <span className={styles.muted}>{bookingStatuses[status]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
