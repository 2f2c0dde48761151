import {
  addDays,
  dayIn,
  eachDay,
  INDIA,
  instantAt,
  minutesOf,
  weekdayOf,
} from '@nukkad/platform/calendar';
import type { Client, PracticeBooking, PracticeDay } from '@nukkad/platform/contract';

export const ZONE = INDIA;
export const SAMPLE_MEETING = 'https://meet.example/sample-practice';
const SUNDAY = 7;

/** Start times of the visits, each half an hour long. */
const times = ['09:30', '11:00', '14:30', '16:00'] as const;
const WEEKS_BACK = 8;
const WEEKS_AHEAD = 3;
const REQUESTS = 3;
const categories = ['Family', 'Divorce', 'Criminal', 'Civil'] as const;

/** `dayOf(-7)` is the day a week ago. */
export const dayFinder = (now: Date) => (days: number) => addDays(dayIn(now, ZONE), days);

const instantOf = (day: string, time: string) =>
  instantAt(day, minutesOf(time), ZONE).toISOString();
const later = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();

/** Opening hours: every day but Sunday. */
export function sampleDays(from: string, to: string): PracticeDay[] {
  return eachDay(from, to).map((date) => {
    if (weekdayOf(date) === SUNDAY) return { date, open: [], lunch: null };
    return {
      date,
      open: [
        { from: '09:00', to: '13:00' },
        { from: '14:00', to: '17:00' },
      ],
      lunch: { from: '13:00', to: '14:00' },
    };
  });
}

/** Visits, oldest first: some each day, the last few still unanswered. */
export function sampleBookings(clients: readonly Client[], now: Date): PracticeBooking[] {
  const dayOf = dayFinder(now);
  const days = Array.from({ length: (WEEKS_BACK + WEEKS_AHEAD) * 7 }, (_, i) =>
    dayOf(i - WEEKS_BACK * 7),
  ).filter((day) => weekdayOf(day) !== SUNDAY);
  const all = days.flatMap((day, dayNumber) =>
    times
      .filter((_, index) => (dayNumber + index) % 3 !== 0)
      .map((time, index) => {
        const client = clients[(dayNumber * 2 + index) % clients.length]!;
        return bookingOf(client, instantOf(day, time), dayNumber * times.length + index, now);
      }),
  );
  return all.map((booking, index) =>
    index < all.length - REQUESTS ? booking : requested(booking),
  );
}

function bookingOf(client: Client, start: string, number: number, now: Date): PracticeBooking {
  const isOver = Date.parse(start) < now.getTime();
  return {
    _id: `sample-booking-${number}`,
    reference: `NK-B-${String(number).padStart(6, '0')}`,
    clientId: client._id,
    name: client.name,
    phone: null,
    img: '',
    kind: 'appointment',
    status: isOver ? 'completed' : 'confirmed',
    start,
    end: later(start, 30),
    about: client.concern,
    caseCategory: categories[number % categories.length] ?? null,
    fee: { amount: 50_000, currency: 'INR' },
    payingBy: 'at-visit',
    isPaid: isOver,
    answerBy: null,
    joinUrl: isOver ? null : SAMPLE_MEETING,
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
