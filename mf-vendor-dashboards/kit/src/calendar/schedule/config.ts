import type { WeekStart } from '@nukkad/platform/calendar';

/** Rows and first weekday of a dashboard's calendar. */
export interface CalendarConfig {
  weekStart: WeekStart;
  /** First and last row, `09:00` and `17:00`; extended where bookings lie outside. */
  firstRow: string;
  lastRow: string;
  /** Minutes per row. */
  rowMinutes: number;
}

/** Monday to Sunday, 09:00 to 17:00 by the hour. */
export const mondayCalendar: CalendarConfig = {
  weekStart: 'monday',
  firstRow: '09:00',
  lastRow: '17:00',
  rowMinutes: 60,
};

/** Sunday to Saturday, 08:00 to 16:00 by the hour. */
export const sundayCalendar: CalendarConfig = {
  weekStart: 'sunday',
  firstRow: '08:00',
  lastRow: '16:00',
  rowMinutes: 60,
};
