import {
  type Assignment,
  type AssignmentOrder,
  type AssignmentState,
  type GradeOrder,
  limits,
} from '@nukkad/platform/contract';
import { text } from './assignments.text';

export const shownStates: readonly AssignmentState[] = ['set', 'submitted', 'graded'];

/** Tab of a query parameter; undefined for an invalid one. */
export function shownOf(asked: string | null): AssignmentState | undefined {
  return shownStates.find((state) => state === asked);
}

/** Default tab: `submitted` while a submission awaits marking. */
export function usualOf(all: readonly Assignment[]): AssignmentState {
  return all.some(({ state }) => state === 'submitted') ? 'submitted' : 'set';
}

/** Assignments in a state by due day; marked ones newest first. */
export function inState(all: readonly Assignment[], state: AssignmentState): Assignment[] {
  const way = state === 'graded' ? -1 : 1;
  return all
    .filter((one) => one.state === state)
    .sort((a, b) => way * a.dueOn.localeCompare(b.dueOn) || byStudent(a, b));
}

const byStudent = (a: Assignment, b: Assignment) => a.student.name.localeCompare(b.student.name);

export interface Student {
  _id: string;
  name: string;
}

/** Form values of a new assignment. */
export interface Setting {
  title: string;
  task: string;
  dueOn: string | null;
  maxMarks: number | null;
  students: readonly Student[];
}

export const USUAL_MARKS = 10;

export const nothingSet: Setting = {
  title: '',
  task: '',
  dueOn: null,
  maxMarks: USUAL_MARKS,
  students: [],
};

export function assignmentOrder({
  title,
  task,
  dueOn,
  maxMarks,
  students,
}: Setting): AssignmentOrder {
  return {
    title: title.trim(),
    text: task.trim(),
    dueOn: dueOn ?? '',
    maxMarks: maxMarks ?? 0,
    clientIds: students.map(({ _id }) => _id),
  };
}

export function studentsProblem(students: readonly Student[] | null | undefined) {
  if (!students || students.length === 0) return text.chooseSome;
  const most = limits.assignmentStudents;
  return students.length > most ? text.tooMany(most) : undefined;
}

/** Adds a student, or removes one who is in the list. */
export function toggled(students: readonly Student[], student: Student): Student[] {
  const others = students.filter(({ _id }) => _id !== student._id);
  return others.length < students.length ? others : [...students, student];
}

export interface Grading {
  marks: number | null;
  remark: string;
}

export function gradingOf({ grade }: Pick<Assignment, 'grade'>): Grading {
  return { marks: grade?.marks ?? null, remark: grade?.remark ?? '' };
}

export function gradeOf({ marks, remark }: Grading): GradeOrder {
  return { marks: marks ?? 0, remark: remark.trim() || null };
}

export function marksProblem(marks: number | null | undefined, most: number): string | undefined {
  if (marks === null || marks === undefined) return text.noMarks;
  return marks < 0 || marks > most ? text.beyond(most) : undefined;
}
