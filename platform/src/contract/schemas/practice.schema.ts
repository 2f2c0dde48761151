import { z } from 'zod';
import * as limits from '../limits';
import { kind, payingBy, start, status } from './booking.schema';
import { money, rating } from './directory.schema';
import { day, uuid, wholeNumber, words } from './fields';
import { named } from './named';
import { line, lines, nameLine, phone } from './typed';

const id = z.uuid();
const moment = z.iso.datetime();
const mostSearched = 60;
const mostNote = 200;

/** Page numbers of a paginated response. */
export const paging = {
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  totalPages: z.int(),
};

export const caseCategory = named(
  'CaseCategory',
  z
    .enum(['Family', 'Divorce', 'Criminal', 'Civil', 'Property', 'Business'])
    .describe('The kind of case an advocate is asked about.'),
);

export const practiceBooking = z
  .object({
    _id: id,
    reference: z.string().describe('`NK-B-000123`'),
    clientId: id
      .nullable()
      .describe(
        "Of the professional's own record of the client; null of a time that is only held.",
      ),
    name: z.string(),
    phone: z.string().nullable(),
    img: z.string(),
    kind,
    status,
    start: moment.describe('ISO instants.'),
    end: moment,
    about: z.string().nullable().describe('The service, else what the client wrote it is about.'),
    caseCategory: caseCategory
      .nullable()
      .describe(
        'The kind of case it seems to be about; null where the professional is no advocate.',
      ),
    fee: money.nullable(),
    payingBy: payingBy.nullable(),
    isPaid: z.boolean(),
    answerBy: moment
      .nullable()
      .describe('When an unanswered request ends by itself; null otherwise.'),
    joinUrl: z
      .string()
      .nullable()
      .describe(
        'Where it is held by video: of a confirmed booking that is not over; null otherwise.',
      ),
    seriesId: id.nullable(),
    isClientProved: z
      .boolean()
      .describe(
        'Made with an account, or an email that a code proved; else name and number are only typed.',
      ),
    burst: z
      .object({ _id: z.string(), of: z.enum(['network', 'email']) })
      .nullable()
      .describe(
        'Of a request that is one of many: what they have in common. It takes up no time yet.',
      ),
    cause: z.string().nullable(),
    may: z
      .object({
        answer: z.boolean(),
        move: z.boolean(),
        cancel: z.boolean(),
        finish: z.boolean(),
        review: z.boolean(),
      })
      .describe('What the professional may do now.'),
  })
  .meta({
    id: 'PracticeBooking',
    description: 'A booking as the professional sees it in lists and in the calendar.',
  });

/** Search text of a list. */
export const sought = words(0, mostSearched).optional();

export const direction = named(
  'Direction',
  z.enum(['asc', 'desc']).describe('Ascending or descending.'),
);

export const practiceBookingsQuery = named(
  'PracticeBookingsQuery',
  z
    .object({
      shown: named(
        'PracticeBookingsShown',
        z
          .enum(['requests', 'upcoming', 'past', 'cancelled', 'all'])
          .describe(
            '`requests` wait for an answer. `past` are over, `cancelled` did not take place. `all` leaves out only what was never more than held.',
          ),
      ).default('all'),
      q: sought,
      sort: named(
        'PracticeBookingsSort',
        z
          .enum(['time', 'clock', 'name', 'about', 'category', 'status'])
          .describe(
            '`clock` sorts by the time of day, whatever the day; `category` by the kind of case.',
          ),
      ).optional(),
      direction: direction.optional(),
      page: wholeNumber.optional(),
      limit: wholeNumber
        .refine((count) => count <= limits.practiceBookingsPerPage, {
          error: `must be ${limits.practiceBookingsPerPage} at most`,
        })
        .optional()
        .describe('Bookings of a page: 1 to 25, which is the default.'),
    })
    .describe(
      '`shown`: `all` where left out. `q` is looked for in names, references and what it is about.',
    ),
);

export const practiceBookingsAnswer = z
  .object({ bookings: z.array(practiceBooking), ...paging })
  .meta({ id: 'PracticeBookingsAnswer', description: "One page of the practice's bookings." });

/** `09:30` */
export const clockTime = z
  .string({ error: 'must be a time such as 09:30' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30');

const clockSpan = named(
  'ClockSpan',
  z
    .object({ from: z.string(), to: z.string() })
    .describe("`09:30` to `13:00`, by the clocks of the professional's zone."),
);

const hours = z
  .object({
    from: clockTime.meta({ examples: ['09:30'] }),
    to: clockTime.meta({ examples: ['13:00'] }),
  })
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
  .meta({
    id: 'DayExceptionOrder',
    description:
      'A day that is not as its weekday: closed, all day where no hours are said, or open as well.',
  });

export const practiceException = z
  .object({
    _id: id,
    date: z.iso.date(),
    kind: exceptionKind,
    hours: clockSpan.nullable(),
    note: z.string().nullable(),
  })
  .meta({
    id: 'PracticeException',
    description: 'A day on which the usual week does not apply. `hours`: null when closed all day.',
  });

/** First and last day, both included. */
export const daysQuery = z.object({
  from: day.describe('First day, in the professional’s zone'),
  to: day.describe(`Last day, at most ${limits.calendarDays} days altogether`),
});

export const practiceCalendar = z
  .object({
    timeZone: z.string(),
    slotMinutes: z.int().describe('Lengths in minutes.'),
    bufferBefore: z.int(),
    bufferAfter: z.int(),
    days: z.array(
      named(
        'PracticeDay',
        z
          .object({
            date: z.iso.date().describe("`yyyy-MM-dd` in the professional's zone."),
            open: z.array(clockSpan),
            lunch: clockSpan.nullable(),
          })
          .describe('When somebody is there on one day, exceptions counted in.'),
      ),
    ),
    bookings: z.array(practiceBooking),
    exceptions: z.array(practiceException),
    busyElsewhere: z
      .array(
        named(
          'BusyTime',
          z
            .object({ start: moment, end: moment })
            .describe('A time at which a connected calendar has something; what, is not kept.'),
        ),
      )
      .optional()
      .describe('In order, apart from each other; left out where there is none.'),
  })
  .meta({
    id: 'PracticeCalendar',
    description: 'What is on from one day to another; held times are left out.',
  });

export const clientBookingOrder = z
  .object({
    clientId: uuid
      .optional()
      .describe(
        "Of the professional's record; else the name and telephone number of somebody new.",
      ),
    client: z.object({ name: nameLine(limits.nameMaxLength), phone }).optional(),
    kind,
    start,
    service: uuid.optional(),
    hours: z.int().min(1).max(limits.hireHoursMost).optional(),
    about: lines(limits.bookingReasonMaxLength).optional(),
  })
  .meta({
    id: 'ClientBookingOrder',
    description: "Books a client of one's own; it is confirmed at once and paid at the visit.",
  });

const figure = named(
  'Figure',
  z
    .object({ value: z.number(), before: z.number().nullable() })
    .describe(
      'A number of the last thirty days, and of the thirty before; null where nothing is known of them.',
    ),
);

export const practiceStats = z
  .object({
    clients: figure.describe(
      "Everybody in the professional's records, archived ones left out; before: thirty days ago.",
    ),
    bookings: figure.describe(
      'Bookings that took place, or were to: completed, confirmed, missed.',
    ),
    consulted: figure.describe('Visits that took place, of ninety days, and of the ninety before.'),
    hours: figure.describe('Of what took place, with one decimal.'),
    students: figure.describe('Different clients of what took place.'),
    classes: figure.describe('Weekly series of which a lesson took place.'),
    comingWeek: z.int().describe('Confirmed bookings of the coming seven days.'),
    requests: z.int(),
    unreadMessages: z.int(),
    rating: rating.nullable(),
    people: z
      .object({ male: z.int(), female: z.int(), child: z.int() })
      .describe('Of the records with a date of birth or a gender: whoever is under 18 is a child.'),
    cases: z.object({ total: z.int(), won: z.int(), lost: z.int(), open: z.int() }),
  })
  .meta({
    id: 'PracticeStats',
    description: 'The numbers of a practice; every one is counted when it is asked for.',
  });

export const performanceSpan = named(
  'PerformanceSpan',
  z
    .enum(['weeks', 'month', 'years'])
    .describe(
      '`weeks`: the last twelve; `month`: the months of this year; `years`: the last five.',
    ),
);

export const performance = z
  .object({
    span: performanceSpan,
    from: z
      .array(z.iso.date())
      .describe('First days, `yyyy-MM-dd`, of what is counted, oldest first.'),
    hours: z.array(z.number()),
    students: z.array(z.int()),
    classes: z.array(z.int()),
  })
  .meta({
    id: 'Performance',
    description:
      'Three series, one value for each beginning; all empty when nothing was ever held.',
  });

/** A single letter would match everything. */
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
  .meta({ id: 'PracticeSearchAnswer', description: 'What a professional finds among their own.' });
