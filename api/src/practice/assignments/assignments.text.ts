import { formatFullDay } from '@nukkad/platform/format';

interface Set {
  teacher: string;
  title: string;
  /** A day: `2026-08-12`. */
  dueOn: string;
}

interface Graded {
  teacher: string;
  title: string;
  marks: number | null;
  most: number;
}

/** Notifications about assignments, to students and teachers. */
export const notifications = {
  set: ({ teacher, title, dueOn }: Set) => ({
    title: `${teacher} has set you an assignment`,
    text: `${title}. It is due on ${formatFullDay(dueOn)}.`,
  }),
  submitted: (student: string, title: string) => ({
    title: `${student} has handed in an assignment`,
    text: title,
  }),
  graded: ({ teacher, title, marks, most }: Graded) => ({
    title: `${teacher} has graded your assignment`,
    text: `${title}: ${marks} of ${most}.`,
  }),
};
