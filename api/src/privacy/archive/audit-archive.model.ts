/** Whole months that the console shows, before the present one. Older ones are in files. */
export const monthsInDatabase = 24;

/** `yyyy-MM` in UTC. */
export const monthOf = (time: Date): string => time.toISOString().slice(0, 7);

export const monthAfter = (month: string): string => shifted(month, 1);

/** The newest month that leaves the database. */
export const newestMonthToArchive = (now: Date): string =>
  shifted(monthOf(now), -monthsInDatabase - 1);

/** Its id in the file store. */
export const fileOfMonth = (month: string): string => `audit-${month}`;

function shifted(month: string, by: number): string {
  const [year, nth] = month.split('-').map(Number) as [number, number];
  return monthOf(new Date(Date.UTC(year, nth - 1 + by)));
}
