import { keepFocus, Link, useNavigate, useSearchParams } from '@nukkad/platform';
import type { Assignment, AssignmentState } from '@nukkad/platform/contract';
import {
  Button,
  EmptyState,
  linkClass,
  NoResultsDrawing,
  Notice,
  PlusIcon,
  Tabs,
} from '@nukkad/shared-ui';
import { AsyncView, RoomPage, useDashboard } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { inState, shownOf, shownStates, usualOf } from './assignments.model';
import styles from './assignments.module.css';
import { useAssignments } from './assignments.queries';
import { text } from './assignments.text';
import { OneAssignment } from './one-assignment.container';
import { SetAssignment } from './set-assignment.container';

/** Assignments by state, of all students or of one. */
export function Screen() {
  const [params] = useSearchParams();
  const [isSetting, setSetting] = useState(false);
  const client = params.get('client');
  return (
    <RoomPage
      title={text.title}
      actions={
        <Button onClick={() => setSetting(true)}>
          <PlusIcon size={18} />
          {text.set}
        </Button>
      }
    >
      <AsyncView what={text.what} loaded={useAssignments(client)}>
        {(assignments) => <ByState assignments={assignments} client={client} />}
      </AsyncView>
      <SetAssignment isOpen={isSetting} onClose={() => setSetting(false)} />
    </RoomPage>
  );
}

interface ByStateProps {
  assignments: Assignment[];
  client: string | null;
}

function ByState({ assignments, client }: ByStateProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { roomAddress } = useDashboard();
  const show = (state: string) => {
    const query = { show: state, ...(client !== null && { client }) };
    navigate(roomAddress('assignments', query), { state: keepFocus });
  };
  // Fixed at first render: marking the last submission must not switch the tab.
  const [usual] = useState(() => usualOf(assignments));
  const name = assignments[0]?.student.name;
  return (
    <>
      {client !== null && name !== undefined && (
        <Notice title={text.onlyOf(name)}>
          <Link className={linkClass({ isStandalone: true })} to={roomAddress('assignments')}>
            {text.everybody}
          </Link>
        </Notice>
      )}
      <Tabs
        label={text.tabs}
        selected={shownOf(params.get('show')) ?? usual}
        onSelect={show}
        items={shownStates.map((state) => {
          const some = inState(assignments, state);
          return {
            key: state,
            label: text.withCount(text.shown[state], some.length),
            content: <Some state={state} assignments={some} />,
          };
        })}
      />
    </>
  );
}

function Some({ state, assignments }: { state: AssignmentState; assignments: Assignment[] }) {
  const focusList = (list: HTMLDivElement | null) => list?.focus();
  const [gone, setGone] = useState(0);
  return (
    // A removal remounts and focuses the list, because the focused element is gone.
    <div key={gone} ref={gone > 0 ? focusList : undefined} tabIndex={-1} className={styles.some}>
      {assignments.length === 0 ? (
        <EmptyState drawing={<NoResultsDrawing />} title={text.none[state]} why={text.noneWhy} />
      ) : (
        <ul className={styles.list}>
          {assignments.map((assignment) => (
            <OneAssignment
              key={assignment._id}
              assignment={assignment}
              onGone={() => setGone((count) => count + 1)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
