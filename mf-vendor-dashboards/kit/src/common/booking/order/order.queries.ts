import { api, isApiError, useAnswers, useEndpoint } from '@nukkad/platform';
import type { ClientBookingOrder, DayExceptionOrder } from '@nukkad/platform/contract';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { submitted } from '../../saving/submit';

export const usePracticeOffers = () => useEndpoint('getPracticeSettings');

/** Result of booking a client; `taken` carries alternative start times. */
export type Booked =
  | { state: 'booked' }
  | { state: 'refused'; problem: SubmitAnswer }
  | { state: 'taken'; others: readonly string[] };

/** Books and blocks times. All lists follow. */
export function useTimeActions() {
  const answers = useAnswers();
  const follow = () =>
    answers.renew(
      ...(['getPracticeCalendar', 'getPracticeBookings', 'getPracticeStats'] as const),
      ...(['getClients', 'getClient'] as const),
    );
  return {
    async book(body: ClientBookingOrder, how: { idempotencyKey?: string }): Promise<Booked> {
      try {
        await api.call('bookClient', { body }, how);
        return { state: 'booked' };
      } catch (error) {
        if (isApiError(error, 'slot-taken')) return { state: 'taken', others: error.alternatives };
        return { state: 'refused', problem: await submitted(() => Promise.reject(error)) };
      } finally {
        follow();
      }
    },
    block: (body: DayExceptionOrder) =>
      submitted(() => api.call('addException', { body }).finally(follow)),
    unblock: (exceptionId: string) =>
      api.call('removeException', { params: { exceptionId } }).finally(follow),
  };
}
