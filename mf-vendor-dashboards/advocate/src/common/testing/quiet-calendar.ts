import type { PracticeCalendar } from '@nukkad/platform/contract';

/** Days in India on which nothing is on. */
export function quietCalendar(values: Partial<PracticeCalendar> = {}): PracticeCalendar {
  return {
    timeZone: 'Asia/Kolkata',
    slotMinutes: 30,
    bufferBefore: 0,
    bufferAfter: 0,
    days: [],
    bookings: [],
    exceptions: [],
    ...values,
  };
}
