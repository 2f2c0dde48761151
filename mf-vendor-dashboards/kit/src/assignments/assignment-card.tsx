import type { Assignment, AssignmentState, HandedFile } from '@nukkad/platform/contract';
import { formatDate, formatLongDay } from '@nukkad/platform/format';
import {
  BadgeCheckIcon,
  Button,
  Card,
  CheckIcon,
  CircleAlertIcon,
  ClockIcon,
  DownloadIcon,
  Quote,
  StatusPill,
  type StatusPillProps,
} from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import styles from './assignment-card.module.css';
import { text } from './assignment-card.text';

/** What teacher and student call and stress differently. */
export interface AssignmentView {
  /** Level of the heading. */
  level: 2 | 3;
  states: Record<AssignmentState, string>;
  tones: Record<AssignmentState, StatusPillProps['tone']>;
  handedIn: (when: string) => string;
}

interface Props {
  assignment: Assignment;
  view: AssignmentView;
  /** The other person, below the title. */
  person: ReactNode;
  avatar?: ReactNode;
  onFile: (file: HandedFile) => void;
  /** What can be done with it. */
  children: ReactNode;
}

/**
 * An assignment in a list: task, submission, marks.
 *
 * @example <AssignmentCard assignment={one} view={view} person={<Teacher />} onFile={save}>…
 */
export function AssignmentCard({ assignment, view, person, avatar, onFile, children }: Props) {
  const { title, dueOn, maxMarks, submission, grade } = assignment;
  const Heading = `h${view.level}` as const;
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.top}>
        <div className={styles.who}>
          {avatar}
          <div>
            <Heading className={styles.title}>{title}</Heading>
            {person}
          </div>
        </div>
        <Pill assignment={assignment} view={view} />
      </div>
      <p className={styles.muted}>
        {text.due(formatLongDay(dueOn))} · {text.marks(maxMarks)}
      </p>
      <p className={styles.words}>{assignment.text}</p>
      {submission !== null && (
        <Quote>
          <p className={styles.muted}>{view.handedIn(formatDate(submission.at))}</p>
          <Submission submission={submission} onFile={onFile} />
        </Quote>
      )}
      {grade !== null && (
        <div className={styles.grade}>
          <p className={styles.result}>{text.result(grade.marks, maxMarks)}</p>
          {grade.remark !== null && <p className={styles.words}>{grade.remark}</p>}
        </div>
      )}
      {children}
    </Card>
  );
}

interface SubmissionProps extends Pick<Props, 'onFile'> {
  submission: NonNullable<Assignment['submission']>;
}

function Submission({ submission: { text: words, file }, onFile }: SubmissionProps) {
  return (
    <>
      {words !== null && <p>{words}</p>}
      {file !== null && (
        <Button tone="secondary" size="small" onClick={() => onFile(file)}>
          <DownloadIcon size={18} />
          {text.save(file.name)}
        </Button>
      )}
    </>
  );
}

const icons = { set: ClockIcon, submitted: CheckIcon, graded: BadgeCheckIcon };

function Pill({ assignment: { state, isOverdue }, view }: Pick<Props, 'assignment' | 'view'>) {
  if (isOverdue && state === 'set') {
    return (
      <StatusPill tone="danger" icon={<CircleAlertIcon size={14} />}>
        {text.overdue}
      </StatusPill>
    );
  }
  const Icon = icons[state];
  return (
    <StatusPill tone={view.tones[state]} icon={<Icon size={14} />}>
      {view.states[state]}
    </StatusPill>
  );
}
