import { addDays, dayIn, INDIA } from '@nukkad/platform/calendar';

/** The day of an instant in India. */
export const dayOf = (instant: string | number) => dayIn(instant, INDIA);

/** `2026-11-20` in India, `days` from today. */
export const dayFromToday = (days: number) => addDays(dayOf(Date.now()), days);
