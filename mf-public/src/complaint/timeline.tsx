import type { ComplaintEvent } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import styles from './complaint.module.css';
import { text } from './complaint.text';

/** Events of a complaint, in order. */
export function Timeline({ events }: { events: ComplaintEvent[] }) {
  return (
    <section className={styles.part} aria-labelledby="timeline">
      <h2 id="timeline">{text.timeline}</h2>
      <ol className={styles.events}>
        {events.map(({ kind, time, level, text: said }) => (
          <li key={`${kind} ${time}`} className={styles.event}>
            <p>{text.event(kind, level)}</p>
            {said !== null && kind !== 'answered' && (
              <p className={styles.words}>{text.reason(said)}</p>
            )}
            <time dateTime={time} className={styles.muted}>
              {formatDateTime(time)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
