/** Texts of an assignment card, for its teacher and its student. */
export const text = {
  due: (day: string) => `Due ${day}`,
  overdue: 'Overdue',
  marks: (most: number) => `${most} ${most === 1 ? 'mark' : 'marks'}`,
  result: (marks: number, most: number) => `${marks} of ${most} marks`,
  save: (file: string) => `Save ${file}`,
} as const;
