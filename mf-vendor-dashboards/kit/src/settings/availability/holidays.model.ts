import { addDays } from '@nukkad/platform/calendar';
import { type DayExceptionOrder, limits } from '@nukkad/platform/contract';
import { usual } from './hours.model';

export interface TypedDayException {
  id: string;
  date: string | null;
  kind: 'closed' | 'open';
  isAllDay: boolean;
  from: string;
  to: string;
  note: string;
}

export const emptyException: Omit<TypedDayException, 'id'> = {
  date: null,
  kind: 'closed',
  isAllDay: true,
  from: usual.opens,
  to: usual.closes,
  note: '',
};

export function exceptionOrder(typed: TypedDayException): DayExceptionOrder {
  const { date, kind, isAllDay, from, to, note } = typed;
  return {
    date: date ?? '',
    kind,
    hours: kind === 'closed' && isAllDay ? null : { from, to },
    note: note.trim() || null,
  };
}

/** Days shown at a time: the API's maximum for one calendar request. */
export const span = limits.calendarDays;

export const lastOf = (first: string): string => addDays(first, span - 1);
