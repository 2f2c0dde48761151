import { api, isApiError, useAnswers, useEndpoint } from '@nukkad/platform';
import { dayIn, INDIA } from '@nukkad/platform/calendar';
import type { ClientReviewOrder, MoveOrder } from '@nukkad/platform/contract';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { useNow } from '../relative-time';
import { submitted } from '../saving/submit';

export const useDayCalendar = (day: string) =>
  useEndpoint('getPracticeCalendar', { query: { from: day, to: day } }, { keepPrevious: true });

/** Time zone of the practice; India's until the calendar has loaded. */
export function usePracticeZone(): string {
  const today = dayIn(useNow(), INDIA);
  const loaded = useDayCalendar(today);
  return loaded.state === 'ready' ? loaded.value.timeZone : INDIA;
}

/** Result of moving a booking; `taken` carries alternative start times. */
export type Moved =
  | { state: 'moved' }
  | { state: 'refused'; problem: SubmitAnswer }
  | { state: 'taken'; others: readonly string[] };

/** What a professional can do with a booking. All lists follow. */
export function useBookingActions(bookingId: string) {
  const answers = useAnswers();
  const params = { bookingId };
  const follow = () => {
    answers.renew('getPracticeCalendar', 'getPracticeBookings', 'getPracticeStats');
    answers.renew('getClient', 'getClients', 'getPerformance', 'getEarnings');
  };
  return {
    complete: () => api.call('completeBooking', { params }).finally(follow),
    miss: () => api.call('missBooking', { params }).finally(follow),
    cancel: (reason: string) =>
      submitted(() => api.call('cancelBooking', { params, body: { reason } }).finally(follow)),
    review: (body: ClientReviewOrder) =>
      submitted(() => api.call('reviewClient', { params, body }).finally(follow)),
    async move(body: MoveOrder): Promise<Moved> {
      try {
        await api.call('moveBooking', { params, body });
        return { state: 'moved' };
      } catch (error) {
        if (isApiError(error, 'slot-taken')) return { state: 'taken', others: error.alternatives };
        return { state: 'refused', problem: await submitted(() => Promise.reject(error)) };
      } finally {
        follow();
      }
    },
  };
}

/** Opens the conversation with a client and returns its id. */
export const openThread = async (clientId: string): Promise<string> =>
  (await api.call('openClientThread', { params: { clientId } }))._id;
