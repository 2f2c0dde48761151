import { Link } from '@nukkad/platform';
import { formatLongDay } from '@nukkad/platform/format';
import { buttonClass, Card, FailurePanel, useRevealHold } from '@nukkad/shared-ui';
import { sectionAddress } from '../../common/section-address';
import { dueOf } from '../booking/appointments.model';
import styles from '../booking/appointments.module.css';
import { useAssignments } from '../booking/appointments.queries';
import { text } from './assignments-due.text';

/** Open assignments, with a link; nothing without any. */
export function AssignmentsDue() {
  const assignments = useAssignments();
  useRevealHold(assignments.state === 'loading');
  if (assignments.state === 'loading') return null;
  if (assignments.state === 'failed') {
    return (
      <FailurePanel what={text.what} failure={assignments.failure} onRetry={assignments.retry} />
    );
  }
  if (assignments.value.length === 0) return null;
  const { count, next } = dueOf(assignments.value);
  return (
    <section className={styles.group} aria-labelledby="assignments-due">
      <h2 id="assignments-due">{text.title}</h2>
      <Card className={styles.card}>
        <p>{next === null ? text.nothingDue : text.due(count, formatLongDay(next))}</p>
        <div className={styles.actions}>
          <Link className={buttonClass({ tone: 'secondary' })} to={sectionAddress('assignments')}>
            {text.see}
          </Link>
        </div>
      </Card>
    </section>
  );
}
