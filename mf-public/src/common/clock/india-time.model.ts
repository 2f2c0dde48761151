import { dayIn, INDIA, minuteIn } from '@nukkad/platform/calendar/intl';

/** `2026-11-21`, the day in India at an instant. */
export const indianDay = (instant: Date | string): string => dayIn(instant, INDIA);

/** Minute of the day in India at an instant. */
export const indianMinute = (instant: Date | string): number => minuteIn(instant, INDIA);
