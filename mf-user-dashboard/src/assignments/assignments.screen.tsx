import { Link } from '@nukkad/platform';
import type { Assignment } from '@nukkad/platform/contract';
import { Button, buttonClass, EmptyState, linkClass, NoResultsDrawing } from '@nukkad/shared-ui';
import {
  AssignmentCard,
  type AssignmentView,
  AsyncView,
  RoomPage,
  runWithToast,
  useHasDraft,
} from '@nukkad/vendor-kit';
import { useEffect, useRef, useState } from 'react';
import { sectionAddress } from '../common/section-address';
import { vendorAddress } from '../common/vendor-address.model';
import { sortAssignments } from './assignments.model';
import styles from './assignments.module.css';
import { saveHandedFile, useAssignments } from './assignments.queries';
import { text } from './assignments.text';
import { HandIn } from './hand-in.container';

/** Assignments of the signed-in student. */
export function Screen() {
  return (
    <RoomPage title={text.title}>
      <div>
        <Link className={linkClass({ isStandalone: true })} to={sectionAddress('appointments')}>
          {text.back}
        </Link>
      </div>
      <AsyncView what={text.what} loaded={useAssignments()}>
        {(assignments) =>
          assignments.length === 0 ? <Nothing /> : <Assignments assignments={assignments} />
        }
      </AsyncView>
    </RoomPage>
  );
}

function Nothing() {
  return (
    <EmptyState drawing={<NoResultsDrawing />} title={text.none} why={text.noneWhy}>
      <Link className={buttonClass()} to={sectionAddress('appointments')}>
        {text.back}
      </Link>
    </EmptyState>
  );
}

function Assignments({ assignments }: { assignments: Assignment[] }) {
  return (
    <ul className={styles.list}>
      {sortAssignments(assignments).map((assignment) => (
        <OneAssignment key={assignment._id} assignment={assignment} />
      ))}
    </ul>
  );
}

const view: AssignmentView = {
  level: 2,
  states: text.states,
  tones: { set: 'warning', submitted: 'neutral', graded: 'success' },
  handedIn: text.handedIn,
};

function OneAssignment({ assignment }: { assignment: Assignment }) {
  const { _id, title, state } = assignment;
  const draft = `assignment:${_id}`;
  const [isAnswering, setAnswering] = useState(useHasDraft(draft));
  const [visits, setVisits] = useState(0);
  const way = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (visits > 0) way.current?.focus();
  }, [visits]);
  const close = () => {
    setAnswering(false);
    setVisits(visits + 1);
  };
  const action = state === 'set' ? text.handIn : text.change;
  return (
    <AssignmentCard
      assignment={assignment}
      view={view}
      person={<Teacher teacher={assignment.teacher} />}
      onFile={(file) => void runWithToast(text.downloading, () => saveHandedFile(file))}
    >
      {isAnswering && state !== 'graded' && (
        <HandIn assignment={assignment} draft={draft} onClose={close} />
      )}
      {!isAnswering && state !== 'graded' && (
        <div>
          <Button
            ref={way}
            tone={state === 'set' ? 'primary' : 'secondary'}
            aria-label={text.of(action, title)}
            onClick={() => setAnswering(true)}
          >
            {action}
          </Button>
        </div>
      )}
    </AssignmentCard>
  );
}

function Teacher({ teacher: { name, vendorId } }: Pick<Assignment, 'teacher'>) {
  return (
    <p className={styles.muted}>
      <Link className={linkClass()} to={vendorAddress({ _id: vendorId, profession: 'teacher' })}>
        {text.by(name)}
      </Link>
    </p>
  );
}
