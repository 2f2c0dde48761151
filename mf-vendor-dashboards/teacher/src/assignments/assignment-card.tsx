import { Link } from '@nukkad/platform';
import type { Assignment, HandedFile } from '@nukkad/platform/contract';
import { formatDate, formatLongDay } from '@nukkad/platform/format';
import {
  Avatar,
  BadgeCheckIcon,
  Button,
  CheckIcon,
  CircleAlertIcon,
  ClockIcon,
  DownloadIcon,
  linkClass,
  StatusPill,
} from '@nukkad/shared-ui';
import styles from './assignments.module.css';
import { text } from './assignments.text';

interface Props {
  assignment: Assignment;
  /** URL of the student. */
  studentAddress: string;
  onFile: (file: HandedFile) => void;
}

export function AssignmentCard({ assignment, studentAddress, onFile }: Props) {
  const { title, student, dueOn, maxMarks, submission, grade } = assignment;
  return (
    <>
      <div className={styles.top}>
        <div className={styles.who}>
          <Avatar name={student.name} src={student.img || undefined} size="small" />
          <div>
            <h3 className={styles.title}>{title}</h3>
            <Link className={linkClass({ isStandalone: true })} to={studentAddress}>
              {student.name}
            </Link>
          </div>
        </div>
        <Pill assignment={assignment} />
      </div>
      <p className={styles.muted}>
        {text.due(formatLongDay(dueOn))} · {text.marks(maxMarks)}
      </p>
      <p className={styles.words}>{assignment.text}</p>
      {submission !== null && <HandedIn submission={submission} onFile={onFile} />}
      {grade !== null && (
        <div className={styles.grade}>
          <p className={styles.result}>{text.result(grade.marks, maxMarks)}</p>
          {grade.remark !== null && <p className={styles.words}>{grade.remark}</p>}
        </div>
      )}
    </>
  );
}

interface HandedInProps {
  submission: NonNullable<Assignment['submission']>;
  onFile: (file: HandedFile) => void;
}

function HandedIn({ submission: { text: words, file, at }, onFile }: HandedInProps) {
  return (
    <blockquote className={styles.answer}>
      <p className={styles.muted}>{text.handedIn(formatDate(at))}</p>
      {words !== null && <p className={styles.words}>{words}</p>}
      {file !== null && (
        <Button tone="secondary" size="small" onClick={() => onFile(file)}>
          <DownloadIcon size={18} />
          {text.save(file.name)}
        </Button>
      )}
    </blockquote>
  );
}

const looks = {
  set: { tone: 'neutral', Icon: ClockIcon },
  submitted: { tone: 'warning', Icon: CheckIcon },
  graded: { tone: 'success', Icon: BadgeCheckIcon },
} as const;

function Pill({ assignment: { state, isOverdue } }: { assignment: Assignment }) {
  if (isOverdue && state === 'set') {
    return (
      <StatusPill tone="danger" icon={<CircleAlertIcon size={14} />}>
        {text.overdue}
      </StatusPill>
    );
  }
  const { tone, Icon } = looks[state];
  return (
    <StatusPill tone={tone} icon={<Icon size={14} />}>
      {text.states[state]}
    </StatusPill>
  );
}
