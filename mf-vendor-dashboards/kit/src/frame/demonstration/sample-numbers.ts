import { addDays, addMonths, WEEK, weekSpan } from '@nukkad/platform/calendar';
import type {
  LegalCase,
  Performance,
  PerformanceSpan,
  PracticeBooking,
  PracticeStats,
  SamplePractice,
} from '@nukkad/platform/contract';
import type { SampleThread } from './practice/sample-clients';
import type { SampleClock } from './practice/sample-clock';

const DAY = 86_400_000;
const ADULT_FROM = 18;

/** What a practice has, beside its clients. */
interface Kept {
  bookings: readonly PracticeBooking[];
  threads: readonly SampleThread[];
  cases: readonly LegalCase[];
}

/** Statistics of the sample practice, counted as the API does. */
export function sampleStats(
  { clients, figures, visits }: SamplePractice,
  { bookings, threads, cases }: Kept,
  { now }: SampleClock,
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
  const adults = clients.filter(({ age }) => age >= ADULT_FROM);
  const ended = (outcome: LegalCase['outcome']) =>
    cases.filter((one) => one.outcome === outcome).length;
  return {
    clients: {
      value: clients.length,
      before: clients.filter(({ registeredDaysAgo }) => registeredDaysAgo > 30).length,
    },
    bookings: figure((rows) => rows.length),
    consulted: { value: between(-90, 0).length, before: null },
    hours: figure((rows) => (rows.length * visits.minutes) / 60),
    students: figure((rows) => new Set(rows.map(({ clientId }) => clientId)).size),
    classes: figures.classes,
    comingWeek: between(0, 7).length,
    requests: bookings.filter(({ status }) => status === 'requested').length,
    unreadMessages: threads.reduce((sum, { thread }) => sum + thread.unread, 0),
    rating: figures.rating,
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

export function samplePerformance(
  { figures: { performance } }: SamplePractice,
  span = 'month',
  today: string,
): Performance {
  const known = span in lengths ? (span as PerformanceSpan) : 'month';
  const count = lengths[known];
  const steps = Array.from({ length: count }, (_, index) => index);
  const repeated = (series: number[]) => steps.map((step) => series[step % series.length] ?? 0);
  return {
    span: known,
    from: steps.map((step) => firstDay(known, step - (count - 1), today)),
    hours: repeated(performance.hours),
    students: repeated(performance.students),
    classes: repeated(performance.classes),
  };
}

function firstDay(span: PerformanceSpan, step: number, today: string): string {
  const january = `${today.slice(0, 4)}-01`;
  if (span === 'years') return `${addMonths(january, step * 12)}-01`;
  // Twelve months of the current year.
  if (span === 'month') return `${addMonths(january, step + 11)}-01`;
  return addDays(weekSpan(today).from, step * WEEK);
}
