import { api, toast, useAnswers, useEndpoint } from '@nukkad/platform';
import type { PracticeBooking, PracticeBookingsQuery } from '@nukkad/platform/contract';
import { useState } from 'react';
import { runWithToast } from '../saving/run-with-toast';
import { withAnswered } from './requests.model';
import { text } from './requests.text';

type Asked = Pick<PracticeBookingsQuery, 'page' | 'limit' | 'sort' | 'direction'>;

/** One page of pending requests. */
export const useRequests = (asked: Asked) =>
  useEndpoint(
    'getPracticeBookings',
    { query: { shown: 'requests', ...asked } },
    { refreshOnShow: true },
  );

/** Declines every open request of a burst; returns their number. */
export function useRejectBurst() {
  const answers = useAnswers();
  return (burstId: string) =>
    runWithToast(text.rejectingBurst, async () => {
      const body = { reason: text.burstReason };
      const { rejected } = await api.call('rejectBurst', { params: { burstId }, body });
      toast({ text: text.burstRejected(rejected) });
      await answers.renew('getPracticeBookings', 'getPracticeCalendar', 'getPracticeStats');
    });
}

/** Calendar from one day to another, both included. */
export const useDays = (query: { from: string; to: string }) =>
  useEndpoint('getPracticeCalendar', { query }, { refreshOnShow: true, keepPrevious: true });

export const useDay = (day: string) => useDays({ from: day, to: day });

const none: readonly PracticeBooking[] = [];

/**
 * Requests in stable order, including those answered here. Starts afresh when `of`, the key of page
 * and order, changes.
 */
export function useShown(
  waiting: readonly PracticeBooking[] = none,
  of: string,
  isAnswered: (id: string) => boolean,
) {
  const [seen, setSeen] = useState({ of, waiting, shown: [...waiting] });
  const before = seen.of === of ? seen.shown : [];
  const shown = withAnswered(before, waiting, isAnswered);
  if (seen.waiting !== waiting || seen.of !== of) setSeen({ of, waiting, shown });
  return shown;
}
