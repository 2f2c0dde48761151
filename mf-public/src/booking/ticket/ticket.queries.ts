import { api, type Failure, failureOf, isApiError } from '@nukkad/platform';
import {
  type Booking,
  bookingCreditNotesAddress,
  bookingInvoiceAddress,
  type CancelOrder,
  calendarAddress,
  type MoveOrder,
  messages,
} from '@nukkad/platform/contract';
import { saveFile } from '@nukkad/platform/save-file';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { outcomeOf } from '../order/outcome.model';
import { fileName } from './ticket.model';

export type BookingRead =
  | { state: 'loading' }
  | { state: 'unknown' }
  | { state: 'failed'; failure: Failure; retry: () => void }
  | { state: 'ready'; booking: Booking; set: (booking: Booking) => void; reload: () => void };

type Answered = Booking | Failure | 'loading';

/** Statuses by which there is no such booking, or it is somebody else's. Too many calls say neither. */
const refusals: readonly number[] = [400, 401, 403, 404, 410, 422];

/** A booking, for its user or a guest with the key. */
export function useBooking(id: string, key: string | null): BookingRead {
  const [answered, set] = useState<Answered>('loading');
  const [attempt, setAttempt] = useState(0);
  const reading = useRef<AbortController>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: re-run on each retry
  useEffect(() => {
    const leaving = new AbortController();
    reading.current = leaving;
    const { signal } = leaving;
    api
      .call('getBooking', { params: { bookingId: id } }, { signal, ...how(key) })
      .catch(failureOf)
      .then((answer) => !signal.aborted && set((before) => shownAfter(before, answer, id)));
    return () => leaving.abort();
  }, [id, key, attempt]);
  const reload = useCallback(() => setAttempt((before) => before + 1), []);
  useEffect(() => {
    // On a first visit the worker begins after the answer: what passes it is there without a connection.
    const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
    serviceWorker?.addEventListener('controllerchange', reload);
    return () => serviceWorker?.removeEventListener('controllerchange', reload);
  }, [reload]);
  const change = useCallback((booking: Booking) => {
    // A read on its way may bring the booking as it was before.
    reading.current?.abort();
    set(booking);
  }, []);
  const retry = () => {
    set('loading');
    reload();
  };
  if (answered === 'loading') return { state: 'loading' };
  if ('_id' in answered) return { state: 'ready', booking: answered, set: change, reload };
  if (answered.status !== null && refusals.includes(answered.status)) return { state: 'unknown' };
  return { state: 'failed', failure: answered, retry };
}

/** A failure leaves the booking that is shown, and what is open or typed with it. */
function shownAfter(before: Answered, answer: Booking | Failure, id: string): Answered {
  const isShown = before !== 'loading' && '_id' in before && before._id === id;
  return isShown && !('_id' in answer) ? before : answer;
}

const how = (key: string | null) => (key === null ? {} : { bookingKey: key });

/** Result of a change; `alternatives`: free times. */
export type Changed =
  | { booking: Booking }
  | { refused: SubmitAnswer; alternatives: readonly string[] };

export function cancelBooking(id: string, key: string | null, body: CancelOrder) {
  return changed(() => api.call('cancelBooking', { params: { bookingId: id }, body }, how(key)));
}

export function moveBooking(id: string, key: string | null, body: MoveOrder) {
  return changed(() => api.call('moveBooking', { params: { bookingId: id }, body }, how(key)));
}

async function changed(send: () => Promise<Booking>): Promise<Changed> {
  try {
    return { booking: await send() };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const outcome = outcomeOf(error);
    if (outcome.state === 'lost') {
      return { refused: messages.slotTaken, alternatives: outcome.loss.alternatives };
    }
    const refused = outcome.state === 'refused' ? outcome.answer : error.message;
    return { refused, alternatives: [] };
  }
}

/** Downloads the calendar file. Returns why it failed, if it did. */
export const saveCalendar = (booking: Booking, key: string | null) =>
  saved(calendarAddress(booking._id), fileName(booking), key);

/** Downloads the invoice of what was paid online. Returns why it failed, if it did. */
export const saveInvoice = ({ _id, reference }: Booking, key: string | null) =>
  saved(bookingInvoiceAddress(_id), `${reference}.pdf`, key);

/** Downloads the credit notes of what was given back. Returns why it failed, if it did. */
export const saveCreditNotes = ({ _id, reference }: Booking, key: string | null) =>
  saved(bookingCreditNotesAddress(_id), `credit-notes-${reference}.pdf`, key);

async function saved(
  address: string,
  name: string,
  key: string | null,
): Promise<Failure | undefined> {
  try {
    saveFile(await api.file(address, how(key)), name);
    return undefined;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return failureOf(error);
  }
}
