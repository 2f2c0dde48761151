import { formatPercent } from '@nukkad/platform/format';

export const text = {
  progress: 'Progress',
  credits: 'Credits',
  lessons: (count: number) => (count === 1 ? '1 lesson' : `${count} lessons`),
  marks: (percent: number, graded: number) =>
    `${formatPercent(percent)} of the marks of ${graded} ${graded === 1 ? 'assignment' : 'assignments'}`,
  toMark: (count: number) => `${count} to be marked`,
  assignments: 'Assignments',
  assignmentsOf: (student: string) => `Assignments of ${student}`,
  left: (left: number, bought: number) => `${left} of ${bought} lessons left`,
  noCredits: 'None bought',
} as const;
