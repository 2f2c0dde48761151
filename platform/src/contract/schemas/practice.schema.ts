import { z } from 'zod';
import * as limits from '../limits';
import { kind, payingBy, start, status } from './booking.schema';
import { money, rating } from './directory.schema';
import { day, uuid, wholeNumber, words } from './fields';
import { line, lines, nameLine, phone } from './typed';

/** What a practice sends and answers, as schemas; a test proves each equal to the contract's type. */

const id = z.uuid();
const moment = z.iso.datetime();
const mostSearched = 60;
const mostNote = 200;

/** Pages in an answer. */
export const paging = {
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  totalPages: z.int(),
};

export const caseCategory = z.enum([
  'Family',
  'Divorce',
  'Criminal',
  'Civil',
  'Property',
  'Business',
]);

export const practiceBooking = z
  .object({
    _id: id,
    reference: z.string(),
    clientId: id.nullable(),
    name: z.string(),
    phone: z.string().nullable(),
    img: z.string(),
    kind,
    status,
    start: moment,
    end: moment,
    about: z.string().nullable(),
    caseCategory: caseCategory.nullable(),
    fee: money.nullable(),
    payingBy: payingBy.nullable(),
    isPaid: z.boolean(),
    answerBy: moment.nullable(),
    joinUrl: z.string().nullable(),
    seriesId: id.nullable(),
    isClientProved: z.boolean(),
    burst: z.object({ _id: z.string(), of: z.enum(['network', 'email']) }).nullable(),
    cause: z.string().nullable(),
    may: z.object({
      answer: z.boolean(),
      move: z.boolean(),
      cancel: z.boolean(),
      finish: z.boolean(),
      review: z.boolean(),
    }),
  })
  .meta({ id: 'PracticeBooking' });

/** What is looked for in a list. */
export const sought = words(0, mostSearched).optional();

export const direction = z.enum(['asc', 'desc']);

export const practiceBookingsQuery = z.object({
  shown: z.enum(['requests', 'upcoming', 'past', 'cancelled', 'all']).default('all'),
  q: sought,
  sort: z.enum(['time', 'clock', 'name', 'about', 'category', 'status']).optional(),
  direction: direction.optional(),
  page: wholeNumber.optional(),
  limit: wholeNumber
    .refine((count) => count <= limits.practiceBookingsPerPage, {
      error: `must be ${limits.practiceBookingsPerPage} at most`,
    })
    .optional(),
});

export const practiceBookingsAnswer = z
  .object({ bookings: z.array(practiceBooking), ...paging })
  .meta({ id: 'PracticeBookingsAnswer' });

/** `09:30` */
export const clockTime = z
  .string({ error: 'must be a time such as 09:30' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30');

const clockSpan = z.object({ from: z.string(), to: z.string() });

const hours = z
  .object({ from: clockTime, to: clockTime })
  .refine(({ from, to }) => from < to, { error: 'must be after the beginning', path: ['to'] });

const exceptionKind = z.enum(['closed', 'open']);

export const dayExceptionOrder = z
  .object({
    date: day,
    kind: exceptionKind,
    hours: hours.nullable(),
    note: line(mostNote).nullable(),
  })
  .refine((order) => order.kind === 'closed' || order.hours !== null, {
    error: 'say from when to when',
    path: ['hours'],
  })
  .meta({ id: 'DayExceptionOrder' });

export const practiceException = z
  .object({
    _id: id,
    date: z.iso.date(),
    kind: exceptionKind,
    hours: clockSpan.nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: 'PracticeException' });

/** First and last day of a stretch. */
export const daysQuery = z.object({
  from: day.describe('First day, in the professional’s zone'),
  to: day.describe(`Last day, at most ${limits.calendarDays} days altogether`),
});

export const practiceCalendar = z
  .object({
    timeZone: z.string(),
    slotMinutes: z.int(),
    bufferBefore: z.int(),
    bufferAfter: z.int(),
    days: z.array(
      z.object({ date: z.iso.date(), open: z.array(clockSpan), lunch: clockSpan.nullable() }),
    ),
    bookings: z.array(practiceBooking),
    exceptions: z.array(practiceException),
  })
  .meta({ id: 'PracticeCalendar' });

export const clientBookingOrder = z
  .object({
    clientId: uuid.optional(),
    client: z.object({ name: nameLine(limits.nameMaxLength), phone }).optional(),
    kind,
    start,
    service: uuid.optional(),
    hours: z.int().min(1).max(limits.hireHoursMost).optional(),
    about: lines(limits.bookingReasonMaxLength).optional(),
  })
  .meta({ id: 'ClientBookingOrder' });

const figure = z.object({ value: z.number(), before: z.number().nullable() });

export const practiceStats = z
  .object({
    clients: figure,
    bookings: figure,
    consulted: figure,
    hours: figure,
    students: figure,
    classes: figure,
    comingWeek: z.int(),
    requests: z.int(),
    unreadMessages: z.int(),
    rating: rating.nullable(),
    people: z.object({ male: z.int(), female: z.int(), child: z.int() }),
    cases: z.object({ total: z.int(), won: z.int(), lost: z.int(), open: z.int() }),
  })
  .meta({ id: 'PracticeStats' });

export const performanceSpan = z.enum(['weeks', 'month', 'years']);

export const performance = z
  .object({
    span: performanceSpan,
    from: z.array(z.iso.date()),
    hours: z.array(z.number()),
    students: z.array(z.int()),
    classes: z.array(z.int()),
  })
  .meta({ id: 'Performance' });

/** One letter finds everybody. */
const leastSearched = 2;

export const practiceSearchQuery = z.object({ q: words(leastSearched, mostSearched) });

export const practiceSearchAnswer = z
  .object({
    clients: z.array(z.object({ _id: id, number: z.string(), name: z.string() })),
    bookings: z.array(
      z.object({
        _id: id,
        name: z.string(),
        start: moment,
        status,
        about: z.string().nullable(),
      }),
    ),
    threads: z.array(z.object({ _id: id, name: z.string(), text: z.string() })),
  })
  .meta({ id: 'PracticeSearchAnswer' });
