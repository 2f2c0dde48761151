import type { PracticeCalendar } from '@nukkad/platform/contract';

/** Empty calendar in India's time zone. */
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
