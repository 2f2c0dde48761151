import { addDays, addMonths, dayIn, INDIA, WEEK, weekSpan } from '@nukkad/platform/calendar';
import type {
  Client,
  LegalCase,
  Performance,
  PerformanceSpan,
  PracticeBooking,
  PracticeStats,
} from '@nukkad/platform/contract';
import type { SampleThread } from './practice/sample-matters';

const DAY = 86_400_000;
const ADULT_FROM = 2008;

/** Statistics of the sample practice, counted as the API does. */
export function sampleStats(
  clients: readonly Client[],
  bookings: readonly PracticeBooking[],
  threads: readonly SampleThread[],
  cases: readonly LegalCase[],
  now: Date,
): PracticeStats {
  const between = (from: number, to: number) =>
    bookings.filter(({ status, start }) => {
      const days = (Date.parse(start) - now.getTime()) / DAY;
      return status !== 'requested' && days >= from && days < to;
    });
  const figure = (count: (rows: PracticeBooking[]) => number) => ({
    value: count(between(-30, 0)),
    before: count(between(-60, -30)),
  });
  const isChild = ({ born }: Client) => Number(born?.slice(0, 4)) > ADULT_FROM;
  const adults = clients.filter((client) => !isChild(client));
  const ended = (outcome: LegalCase['outcome']) =>
    cases.filter((one) => one.outcome === outcome).length;
  return {
    clients: { value: clients.length, before: clients.length - 2 },
    bookings: figure((rows) => rows.length),
    consulted: { value: between(-90, 0).length, before: null },
    hours: figure((rows) => rows.length / 2),
    students: figure((rows) => new Set(rows.map(({ clientId }) => clientId)).size),
    classes: { value: 2, before: 2 },
    comingWeek: between(0, 7).length,
    requests: bookings.filter(({ status }) => status === 'requested').length,
    unreadMessages: threads.reduce((sum, { thread }) => sum + thread.unread, 0),
    rating: { average: 4.5, count: 12 },
    people: {
      male: adults.filter(({ gender }) => gender === 'Male').length,
      female: adults.filter(({ gender }) => gender === 'Female').length,
      child: clients.length - adults.length,
    },
    cases: {
      total: cases.length,
      won: ended('won'),
      lost: ended('lost'),
      open: ended(null),
    },
  };
}

const lengths: Record<PerformanceSpan, number> = { weeks: 12, month: 12, years: 5 };

export function samplePerformance(span = 'month', now: Date): Performance {
  const known = span in lengths ? (span as PerformanceSpan) : 'month';
  const count = lengths[known];
  const steps = Array.from({ length: count }, (_, index) => index);
  return {
    span: known,
    from: steps.map((step) => firstDay(known, step - (count - 1), now)),
    hours: steps.map((step) => 140 + 20 * (step % 5)),
    students: steps.map((step) => 60 + 6 * (step % 4)),
    classes: steps.map((step) => 18 + 2 * (step % 3)),
  };
}

function firstDay(span: PerformanceSpan, step: number, now: Date): string {
  const today = dayIn(now, INDIA);
  const january = `${today.slice(0, 4)}-01`;
  if (span === 'years') return `${addMonths(january, step * 12)}-01`;
  // Twelve months of the current year.
  if (span === 'month') return `${addMonths(january, step + 11)}-01`;
  return addDays(weekSpan(today).from, step * WEEK);
}
