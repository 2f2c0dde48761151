import { dayIn } from '@nukkad/platform/calendar';
import type { Assignment, AssignmentState } from '@nukkad/platform/contract';
import { faceOf } from '../../core/assets/faces';
import type { AssignmentRow } from './assignments.store';

type Progress = Pick<AssignmentRow, 'submitted_at' | 'graded_at' | 'due_on' | 'time_zone'>;

export function stateOf({ submitted_at, graded_at }: Progress): AssignmentState {
  if (graded_at !== null) return 'graded';
  return submitted_at === null ? 'set' : 'submitted';
}

/** Nothing is submitted, and the due day is over in the teacher's zone. */
export const isOverdue = (row: Progress, now: Date): boolean =>
  stateOf(row) === 'set' && row.due_on < dayIn(now, row.time_zone);

/** An assignment as both sides see it. */
export function toAssignment(row: AssignmentRow, now: Date): Assignment {
  return {
    _id: row.id,
    title: row.title,
    text: row.text,
    dueOn: row.due_on,
    maxMarks: row.max_marks,
    student: {
      clientId: row.client_id,
      name: row.student_name,
      img: faceOf(row.client_id, row.gender),
    },
    teacher: { vendorId: row.vendor_id, name: row.teacher_name },
    state: stateOf(row),
    isOverdue: isOverdue(row, now),
    submission: submissionOf(row),
    grade:
      row.marks === null || row.graded_at === null
        ? null
        : { marks: row.marks, remark: row.remark, at: row.graded_at.toISOString() },
  };
}

function submissionOf(row: AssignmentRow): Assignment['submission'] {
  const { submitted_at, submission_text: text, file_id, name, type, bytes } = row;
  if (submitted_at === null) return null;
  const file =
    file_id === null || name === null || type === null || bytes === null
      ? null
      : { _id: file_id, name, type, bytes };
  return { text, file, at: submitted_at.toISOString() };
}
