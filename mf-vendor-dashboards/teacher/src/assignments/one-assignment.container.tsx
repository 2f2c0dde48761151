import { Link, toast } from '@nukkad/platform';
import type { Assignment } from '@nukkad/platform/contract';
import {
  AlertDialog,
  Avatar,
  Button,
  FormNumberField,
  FormTextArea,
  linkClass,
  maxLength,
} from '@nukkad/shared-ui';
import {
  AssignmentCard,
  type AssignmentView,
  assignmentText,
  DraftForm,
  runWithToast,
  useDashboard,
} from '@nukkad/vendor-kit';
import { useState } from 'react';
import { gradingOf, marksProblem } from './assignments.model';
import { saveHandedFile, useAssignmentChanges } from './assignments.queries';
import { text } from './assignments.text';

const REMARK_MOST = 1_000;

interface Props {
  assignment: Assignment;
  /** Called when the assignment moved to another tab, together with the focused element. */
  onGone: () => void;
}

const view: AssignmentView = {
  level: 3,
  states: text.states,
  tones: { set: 'neutral', submitted: 'warning', graded: 'success' },
  handedIn: text.handedIn,
};

export function OneAssignment({ assignment, onGone }: Props) {
  const { roomAddress } = useDashboard();
  const { title, student, state } = assignment;
  const [doing, setDoing] = useState<'grading' | 'removing' | null>(null);
  const action = state === 'graded' ? text.regrade : text.grade;
  const stop = () => setDoing(null);
  const studentAddress = roomAddress('students', { client: student.clientId });
  return (
    <AssignmentCard
      assignment={assignment}
      view={view}
      person={
        <Link className={linkClass({ isStandalone: true })} to={studentAddress}>
          {student.name}
        </Link>
      }
      avatar={<Avatar name={student.name} src={student.img || undefined} size="small" />}
      onFile={(file) => void runWithToast(text.savingFile, () => saveHandedFile(file))}
    >
      {doing === 'grading' ? (
        <GradeForm assignment={assignment} onClose={stop} onGone={onGone} />
      ) : (
        <div>
          <Button
            tone="secondary"
            aria-label={text.of(state === 'set' ? text.remove : action, title, student.name)}
            onClick={() => setDoing(state === 'set' ? 'removing' : 'grading')}
          >
            {state === 'set' ? text.remove : action}
          </Button>
        </div>
      )}
      {doing === 'removing' && <Removal assignment={assignment} onClose={stop} onGone={onGone} />}
    </AssignmentCard>
  );
}

interface DoingProps extends Props {
  onClose: () => void;
}

function GradeForm({ assignment, onClose, onGone }: DoingProps) {
  const { _id, title, student, maxMarks } = assignment;
  const { grade } = useAssignmentChanges(_id);
  const saved = () => {
    toast({ text: text.isGraded(student.name), tone: 'success' });
    onClose();
    onGone();
  };
  return (
    <DraftForm
      draft={`grade:${_id}`}
      label={text.of(text.grade, title, student.name)}
      begin={gradingOf(assignment)}
      onSave={grade}
      onSaved={saved}
      onCancel={onClose}
      saveText={text.grade}
      savingText={text.grading}
      takesFocus
    >
      <FormNumberField
        name="marks"
        label={text.marksGiven}
        hint={assignmentText.marks(maxMarks)}
        isRequired
        minValue={0}
        maxValue={maxMarks}
        step={1}
        validate={(marks) => marksProblem(marks, maxMarks)}
      />
      <FormTextArea
        name="remark"
        label={text.remark}
        rows={3}
        limit={REMARK_MOST}
        validate={maxLength(REMARK_MOST, text.tooLong(REMARK_MOST))}
      />
    </DraftForm>
  );
}

function Removal({ assignment: { _id, title, student }, onClose, onGone }: DoingProps) {
  const { remove } = useAssignmentChanges(_id);
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const isRemoved = await runWithToast(text.removingAction, remove);
    onClose();
    if (!isRemoved) return;
    toast({ text: text.removed, tone: 'success' });
    onGone();
  };
  return (
    <AlertDialog
      title={text.asking(title, student.name)}
      isOpen
      tone="danger"
      confirmText={text.remove}
      busyText={isBusy ? text.removing : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {text.askingNext}
    </AlertDialog>
  );
}
