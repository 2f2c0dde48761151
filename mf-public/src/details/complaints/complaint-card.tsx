import type { Complaint, ComplaintStatus } from '@nukkad/platform/contract';
import { CheckIcon, ClockIcon, InfoIcon, MessageIcon, StatusPill } from '@nukkad/shared-ui';
import type { ComponentProps } from 'react';
import { Moment } from '../../common/moment';
import styles from './complaints.module.css';
import { text } from './complaints.text';

interface Props {
  complaint: Complaint;
  now: Date | null;
}

type Pill = Pick<ComponentProps<typeof StatusPill>, 'tone' | 'icon'>;

const pills: Record<ComplaintStatus, Pill> = {
  received: { tone: 'neutral', icon: <InfoIcon size={14} /> },
  'in-progress': { tone: 'warning', icon: <ClockIcon size={14} /> },
  answered: { tone: 'success', icon: <MessageIcon size={14} /> },
  closed: { tone: 'neutral', icon: <CheckIcon size={14} /> },
};

export function ComplaintCard({ complaint, now }: Props) {
  const { number, kind, status, alike, answer } = complaint;
  return (
    <li className={styles.complaint}>
      <p className={styles.line}>
        <StatusPill {...pills[status]}>{text.status(status)}</StatusPill>
        <strong>{text.kind(kind)}</strong>
        <span className={styles.muted}>
          {number} · <Moment at={complaint.time} now={now} />
        </span>
      </p>
      <p className={styles.words}>{complaint.text}</p>
      {alike > 0 && <p className={styles.muted}>{text.alike(alike.toLocaleString('en-IN'))}</p>}
      {answer !== null && (
        <blockquote className={styles.answer}>
          <p className={styles.total}>
            {text.answer} · <Moment at={answer.time} now={now} />
          </p>
          <p>{answer.text}</p>
        </blockquote>
      )}
    </li>
  );
}
