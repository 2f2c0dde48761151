import type { ComplaintDetails } from '@nukkad/platform/contract';
import { formatDate } from '@nukkad/platform/format';
import { ComplaintPill } from '../common/complaints/complaint-status';
import { text as words } from '../common/complaints/complaints.text';
import styles from './complaint.module.css';
import { text } from './complaint.text';

/** Status, recipient and deadline of a complaint. */
export function ComplaintFacts({ complaint }: { complaint: ComplaintDetails }) {
  const { kind, recipient, status, level, dueAt, text: published } = complaint;
  const isOpen = status === 'received' || status === 'in-progress';
  return (
    <div className={styles.part}>
      <p>
        <ComplaintPill status={status} />
      </p>
      <dl className={styles.facts}>
        <Fact name={text.kind} value={words.kind(kind)} />
        {recipient !== null && (
          <Fact name={text.aboutWhom} value={text.about(recipient.name, recipient.about)} />
        )}
        {published !== null && isOpen && <Fact name={text.with} value={text.level(level)} />}
        {dueAt !== null && (
          <Fact name={published === null ? text.dueRead : text.due} value={formatDate(dueAt)} />
        )}
      </dl>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
