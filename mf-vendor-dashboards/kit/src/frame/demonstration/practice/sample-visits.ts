import { daysBetween, eachDay, WEEK, weekdayOf } from '@nukkad/platform/calendar';
import type {
  Availability,
  Booking,
  Client,
  PracticeBooking,
  PracticeDay,
  SamplePractice,
} from '@nukkad/platform/contract';
import { numbered, type SampleClock } from './sample-clock';

const MINUTE = 60_000;

/** Opening hours of a span of days. */
export function sampleDays(
  { hours, lunch }: Availability,
  from: string,
  to: string,
): PracticeDay[] {
  return eachDay(from, to).map((date) => {
    const day = hours.find(({ weekday }) => weekday === weekdayOf(date));
    if (!day) return { date, open: [], lunch: null };
    const { opens, closes } = day;
    if (!lunch) return { date, open: [{ from: opens, to: closes }], lunch };
    const open = [
      { from: opens, to: lunch.from },
      { from: lunch.to, to: closes },
    ];
    return { date, open, lunch };
  });
}

/** Visits, oldest first: some each open day, the last few still unanswered. */
export function sampleBookings(
  content: SamplePractice,
  clients: readonly Client[],
  clock: SampleClock,
): PracticeBooking[] {
  const { times, weeksBack, weeksAhead, requests } = content.visits;
  const [from, to] = [clock.day(-weeksBack * WEEK), clock.day(weeksAhead * WEEK - 1)];
  const today = clock.day(0);
  const open = sampleDays(content.settings.availability, from, to).filter((day) => day.open[0]);
  const all = open.flatMap(({ date }, nth) =>
    times
      .filter((_, index) => (nth + index) % 3 !== 0)
      .map((time, index) => {
        const client = clients[(nth * 2 + index) % clients.length]!;
        const start = clock.at(daysBetween(today, date), time);
        return bookingOf(content, client, start, nth * times.length + index, clock.now);
      }),
  );
  return all.map((booking, index) =>
    index < all.length - requests ? booking : requested(booking),
  );
}

function bookingOf(
  { visits, settings }: SamplePractice,
  client: Client,
  start: string,
  number: number,
  now: Date,
): PracticeBooking {
  const isOver = Date.parse(start) < now.getTime();
  return {
    _id: `sample-booking-${number}`,
    reference: numbered('NK-B', number),
    clientId: client._id,
    name: client.name,
    phone: null,
    img: '',
    kind: 'appointment',
    status: isOver ? 'completed' : 'confirmed',
    start,
    end: new Date(Date.parse(start) + visits.minutes * MINUTE).toISOString(),
    about: client.concern,
    caseCategory: visits.caseCategories[number % visits.caseCategories.length] ?? null,
    fee: visits.fee,
    payingBy: 'at-visit',
    isPaid: isOver,
    answerBy: null,
    joinUrl: isOver ? null : settings.policy.meetingUrl,
    seriesId: null,
    isClientProved: true,
    burst: null,
    cause: null,
    may: { answer: false, move: !isOver, cancel: !isOver, finish: false, review: false },
  };
}

const requested = (booking: PracticeBooking): PracticeBooking => ({
  ...booking,
  status: 'requested',
  answerBy: booking.start,
  joinUrl: null,
  may: { answer: true, move: false, cancel: false, finish: false, review: false },
});

/** Full details of a visit. */
export function sampleBooking(
  visit: PracticeBooking,
  { vendor, settings }: SamplePractice,
): Booking {
  const { _id, reference, name, kind, status, start, end, about, fee, isPaid, may } = visit;
  return {
    ...{ _id, reference, vendor, kind, status, start, end, fee },
    client: { name, phone: '', city: vendor.locality.city, email: null },
    timeZone: settings.availability.timeZone,
    service: null,
    reason: about,
    address: null,
    payment: {
      payingBy: 'at-visit',
      state: isPaid ? 'paid' : 'due',
      amount: fee,
      refunded: null,
      paymentId: null,
    },
    policy: settings.policy,
    may: { cancel: may.cancel, move: may.move, review: false, rebook: false },
    cause: null,
    answerBy: visit.answerBy,
    joinUrl: visit.joinUrl,
    series: null,
    review: null,
    history: [],
    createdAt: start,
  };
}
