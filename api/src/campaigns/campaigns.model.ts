const day = 86_400_000;

/** Whole days until a campaign ends; 0 on the last day and after. */
export function daysLeft(end: Date, now: Date): number {
  return Math.max(0, Math.floor((end.getTime() - now.getTime()) / day));
}
