export const text = {
  /** By days from now. */
  near: { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' } as Record<number, string>,
  justNow: 'just now',
  span: (start: string, end: string) => `${start} to ${end}`,
  minutes: (count: number) => (count === 1 ? 'a minute' : `${count} minutes`),
  hours: (count: number) => (count === 1 ? 'an hour' : `${count} hours`),
};
