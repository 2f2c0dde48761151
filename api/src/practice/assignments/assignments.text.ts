import { formatFullDay } from '@nukkad/platform/format';
import type { AssignmentRow } from './assignments.store';

const forStudents = '/profile?section=assignments';
const forTeachers = '/teacher-dashboard/assignments';

/** Notifications about assignments, to students and teachers. */
export const notification = {
  set: ({ teacher_name, title, due_on }: AssignmentRow) => ({
    title: `${teacher_name} has set you an assignment`,
    text: `${title}. It is due on ${formatFullDay(due_on)}.`,
    link: forStudents,
  }),
  submitted: ({ student_name, title }: AssignmentRow) => ({
    title: `${student_name} has handed in an assignment`,
    text: title,
    link: forTeachers,
  }),
  graded: ({ teacher_name, title, marks, max_marks }: AssignmentRow) => ({
    title: `${teacher_name} has graded your assignment`,
    text: `${title}: ${marks} of ${max_marks}.`,
    link: forStudents,
  }),
};
