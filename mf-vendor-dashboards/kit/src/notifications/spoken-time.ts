const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** When something came about, by the reader's own clock. */
export const spokenTime = (time: string): string => format.format(new Date(time));
