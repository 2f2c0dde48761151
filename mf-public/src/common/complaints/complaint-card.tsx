import { Link } from '@nukkad/platform';
import type { Complaint } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import { langOf } from '@nukkad/platform/words';
import { linkClass, Quote } from '@nukkad/shared-ui';
import { RelativeTime } from '../clock/relative-time';
import { ComplaintPill } from './complaint-status';
import styles from './complaints.module.css';
import { text } from './complaints.text';
import { MeToo } from './me-too.container';

interface Props {
  complaint: Complaint;
  now: Date | null;
  /** Also names the recipient, where the page does not. */
  isOfMany?: boolean;
}

/** Public view of a complaint, with a link to its progress. */
export function ComplaintCard({ complaint, now, isOfMany = false }: Props) {
  const { number, kind, status, alike, answer, recipient } = complaint;
  return (
    <li className={styles.complaint}>
      <p className={styles.line}>
        <ComplaintPill status={status} />
        <strong>{text.kind(kind)}</strong>
        <span className={styles.muted}>
          <Link className={linkClass()} to={`/complaints/${number}`}>
            {number}
          </Link>{' '}
          · <RelativeTime at={complaint.time} now={now} />
        </span>
      </p>
      {isOfMany && recipient !== null && (
        <p className={styles.muted}>{text.about(recipient.name, localName(recipient.about))}</p>
      )}
      <p className={styles.words} lang={langOf(complaint.text)}>
        {complaint.text}
      </p>
      {answer !== null && (
        <Quote isSmall>
          <p className={styles.total}>
            {text.answer} · <RelativeTime at={answer.time} now={now} />
          </p>
          <p lang={langOf(answer.text)}>{answer.text}</p>
        </Quote>
      )}
      <MeToo number={number} alike={alike} />
    </li>
  );
}
