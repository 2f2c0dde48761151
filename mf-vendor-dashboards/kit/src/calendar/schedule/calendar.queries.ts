import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import { type PracticeCalendar, practiceCalendarAddress } from '@nukkad/platform/contract';
import { saveFile } from '@nukkad/platform/save-file';
import { text } from './calendar.text';

/** Polling interval in milliseconds, to show changes made by clients. */
const REFRESH_EVERY = 60_000;

export interface Span {
  from: string;
  to: string;
}

export const useCalendar = (span: Span) =>
  useEndpoint('getPracticeCalendar', { query: span }, keptFresh);

/** Calendar of a week; a prefetched week that is not shown is not polled. */
export const useWeekCalendar = (span: Span, isShown: boolean) =>
  useEndpoint('getPracticeCalendar', { query: span }, isShown ? keptFresh : {});

const keptFresh = { refreshOnShow: true, refreshEvery: REFRESH_EVERY };

/** Downloads the calendar as a file. */
export async function saveCalendar(format: 'csv' | 'ics', { from, to }: Span): Promise<void> {
  const file = await api.file(practiceCalendarAddress(format, from, to));
  saveFile(file, `${text.fileName(from, to)}.${format}`);
}

/** Optimistic update: shows a moved booking before the API confirms. */
export function useMoved({ from, to }: Span) {
  const answers = useAnswers();
  return (change: (calendar: PracticeCalendar) => PracticeCalendar) =>
    answers.change('getPracticeCalendar', { query: { from, to } }, change);
}

export const useClientsNamed = (q: string) =>
  useEndpoint('getClients', { query: { q } }, { enabled: q !== '', keepPrevious: true });

/** Start of the booking in the URL, which may lack its day. */
export function useBookingStart(bookingId: string | null): string | null {
  const params = { bookingId: bookingId ?? '' };
  const loaded = useEndpoint('getBooking', { params }, { enabled: bookingId !== null });
  return loaded.state === 'ready' ? loaded.value.start : null;
}
