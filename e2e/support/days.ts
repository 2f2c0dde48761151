const DAY = 86_400_000;

/** The day of an instant in India. */
export const dayOf = (instant: string | number) =>
  new Date(instant).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

/** `2026-11-20` in India, so many days from today. */
export const dayFromToday = (days: number) => dayOf(Date.now() + days * DAY);
