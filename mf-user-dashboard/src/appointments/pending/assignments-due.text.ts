export const text = {
  title: 'Assignments',
  what: 'assignments',
  due: (count: number, day: string) => `${count} to hand in, the next by ${day}.`,
  nothingDue: 'Nothing to hand in.',
  see: 'See assignments',
} as const;
