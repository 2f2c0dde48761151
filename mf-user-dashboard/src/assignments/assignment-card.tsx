import { Link } from '@nukkad/platform';
import type { Assignment, HandedFile } from '@nukkad/platform/contract';
import { formatDate, formatLongDay } from '@nukkad/platform/format';
import {
  BadgeCheckIcon,
  Button,
  CheckIcon,
  CircleAlertIcon,
  ClockIcon,
  DownloadIcon,
  linkClass,
  StatusPill,
} from '@nukkad/shared-ui';
import { vendorAddress } from '../common/vendor-address.model';
import styles from './assignments.module.css';
import { text } from './assignments.text';

interface Props {
  assignment: Assignment;
  onFile: (file: HandedFile) => void;
}

/** An assignment: task, submission, marks. */
export function AssignmentCard({ assignment, onFile }: Props) {
  const { title, teacher, dueOn, maxMarks, submission, grade } = assignment;
  const teacherAddress = vendorAddress({ _id: teacher.vendorId, profession: 'teacher' });
  return (
    <>
      <div className={styles.top}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.muted}>
            <Link className={linkClass()} to={teacherAddress}>
              {text.by(teacher.name)}
            </Link>
          </p>
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
          <p className={styles.marks}>{text.grade(grade.marks, maxMarks)}</p>
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
        <Button tone="ghost" onClick={() => onFile(file)}>
          <DownloadIcon size={18} />
          {text.download(file.name)}
        </Button>
      )}
    </blockquote>
  );
}

const looks = {
  set: { tone: 'warning', Icon: ClockIcon },
  submitted: { tone: 'neutral', Icon: CheckIcon },
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
