import { Link } from '@nukkad/platform';
import type { Client } from '@nukkad/platform/contract';
import { type Column, linkClass } from '@nukkad/shared-ui';
import { ClientsRoom, studentsText, useDashboard } from '@nukkad/vendor-kit';
import { creditWords, type Progress, progressOf, progressWords } from './students.model';
import styles from './students.module.css';
import { useAllAssignments } from './students.queries';
import { text } from './students.text';

/** Students with their progress and remaining paid lessons. */
export function Screen() {
  const { roomAddress } = useDashboard();
  const assignments = useAllAssignments();
  const columns: readonly Column<Client>[] = [
    {
      key: 'progress',
      header: text.progress,
      cell: (student) => (
        <ProgressCell
          student={student}
          // Progress is optional: the list is shown even when it fails to load.
          progress={
            assignments.state === 'ready' ? progressOf(assignments.value, student._id) : null
          }
          address={roomAddress('assignments', { client: student._id })}
        />
      ),
    },
    { key: 'credits', header: text.credits, cell: creditWords },
  ];
  return <ClientsRoom text={studentsText} extraColumns={columns} />;
}

interface ProgressProps {
  student: Client;
  progress: Progress | null;
  address: string;
}

function ProgressCell({ student, progress, address }: ProgressProps) {
  const hasSome = progress !== null && progress.graded + progress.toMark > 0;
  return (
    <span className={styles.progress}>
      {progressWords(student, progress).map((words) => (
        <span key={words}>{words}</span>
      ))}
      {hasSome && (
        <Link
          className={linkClass({ isStandalone: true })}
          to={address}
          aria-label={text.assignmentsOf(student.name)}
        >
          {text.assignments}
        </Link>
      )}
    </span>
  );
}
