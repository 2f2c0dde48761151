import type { ComplaintDetails, ComplaintEvent } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import styles from './complaint.module.css';
import { text } from './complaint.text';

/** Events of a complaint, in order. Earlier answers are read here: `answer` stands above. */
export function Timeline({ events, answer }: Pick<ComplaintDetails, 'events' | 'answer'>) {
  return (
    <section className={styles.part} aria-labelledby="timeline">
      <h2 id="timeline">{text.timeline}</h2>
      <ol className={styles.events}>
        {events.map((event) => (
          <li key={`${event.kind} ${event.time}`} className={styles.event}>
            <p>{text.event(event)}</p>
            <Said
              event={event}
              isAbove={event.kind === 'answered' && event.text === answer?.text}
            />
            <time dateTime={event.time} className={styles.muted}>
              {formatDateTime(event.time)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Said({ event, isAbove }: { event: ComplaintEvent; isAbove: boolean }) {
  const { kind, text: said, isContested = false } = event;
  if (said === null || said === '' || isAbove) return null;
  const isQuoted = kind === 'answered' || isContested;
  return <p className={styles.words}>{isQuoted ? said : text.reason(said)}</p>;
}
