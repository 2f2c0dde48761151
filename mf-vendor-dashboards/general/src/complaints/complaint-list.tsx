import type { Complaint, ComplaintStatus } from '@nukkad/platform/contract';
import {
  Card,
  CheckIcon,
  ClockIcon,
  EmptyState,
  NoResultsDrawing,
  StatusPill,
} from '@nukkad/shared-ui';
import { dateWords } from '@nukkad/vendor-kit';
import styles from './complaints.module.css';
import { text } from './complaints.text';

/** Complaints with how they stand and what was answered. */
export function ComplaintList({ complaints }: { complaints: readonly Complaint[] }) {
  if (complaints.length === 0) {
    return <EmptyState drawing={<NoResultsDrawing />} title={text.none} why={text.noneWhy} />;
  }
  return (
    <ul className={styles.list}>
      {complaints.map((complaint) => (
        <Card as="li" key={complaint._id} className={styles.card}>
          <OneComplaint complaint={complaint} />
        </Card>
      ))}
    </ul>
  );
}

function OneComplaint({ complaint }: { complaint: Complaint }) {
  const { number, time, status, alike, answer } = complaint;
  return (
    <>
      <div className={styles.top}>
        <p className={styles.muted}>
          {number} · {dateWords(time)}
        </p>
        <Status status={status} />
      </div>
      <p className={styles.words}>{complaint.text}</p>
      {alike > 0 && <p className={styles.muted}>{text.alike(alike)}</p>}
      {answer !== null && (
        <blockquote className={styles.answer}>
          <p className={styles.muted}>
            {text.answer} · {dateWords(answer.time)}
          </p>
          <p className={styles.words}>{answer.text}</p>
        </blockquote>
      )}
    </>
  );
}

function Status({ status }: { status: ComplaintStatus }) {
  const isOpen = status === 'received' || status === 'in-progress';
  return (
    <StatusPill
      tone={isOpen ? 'warning' : 'success'}
      icon={isOpen ? <ClockIcon size={14} /> : <CheckIcon size={14} />}
    >
      {text.statuses[status]}
    </StatusPill>
  );
}
