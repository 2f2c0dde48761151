import { useEndpoint } from '@nukkad/platform';
import type { PracticeBooking, PracticeBookingsSort } from '@nukkad/platform/contract';
import { useState } from 'react';
import { withAnswered } from './requests.model';

export function useRequests(page: number, sort?: PracticeBookingsSort) {
  const sorting = sort && ({ sort, direction: 'asc' } as const);
  const query = { shown: 'requests', page, ...sorting } as const;
  return useEndpoint('getPracticeBookings', { query }, { refreshOnShow: true });
}

/** A day of the calendar. */
export const useDay = (day: string) =>
  useEndpoint(
    'getPracticeCalendar',
    { query: { from: day, to: day } },
    { refreshOnShow: true, keepPrevious: true },
  );

/** Requests in the places they had, those answered here among them. */
export function useShown(waiting: readonly PracticeBooking[], isAnswered: (id: string) => boolean) {
  const [seen, setSeen] = useState({ waiting, shown: [...waiting] });
  const shown = withAnswered(seen.shown, waiting, isAnswered);
  if (seen.waiting !== waiting) setSeen({ waiting, shown });
  return shown;
}
