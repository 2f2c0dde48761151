import { z } from 'zod';
import * as limits from '../limits';
import { business } from './business.schema';
import { money } from './directory.schema';
import { day, uuid } from './fields';
import { named } from './named';
import { email, line, lines, nameLine, phone } from './typed';

const id = z.uuid();
const moment = z.iso.datetime();

export const kind = named(
  'BookingKind',
  z
    .enum(['appointment', 'consultation', 'trial', 'lesson', 'hire'])
    .describe('What somebody is booked for; which a profession offers is in `bookingKinds`.'),
);
export const status = named(
  'BookingStatus',
  z
    .enum([
      'held',
      'requested',
      'confirmed',
      'completed',
      'cancelled-by-client',
      'cancelled-by-vendor',
      'declined',
      'expired',
      'no-show',
    ])
    .describe(
      'Where a booking stands. `held` is a time kept for somebody who is still deciding; `requested` waits for the professional. Both, and `confirmed`, occupy their time.',
    ),
);
export const payingBy = named(
  'PayingBy',
  z
    .enum(['at-visit', 'online', 'credit', 'free'])
    .describe('How a booking is paid for. `credit`: a lesson of a package bought before.'),
);
const policy = named(
  'BookingPolicy',
  z
    .object({ cancelHours: z.int(), moveHours: z.int() })
    .describe('Until how many hours before the start a client may do what.'),
);

/** A start time from `getSlots`, to the minute. */
export const start = z.iso.datetime({
  error: 'must be an instant such as 2026-11-23T04:30:00.000Z',
});

export const holdOrder = named(
  'HoldOrder',
  z
    .object({
      vendorId: uuid,
      kind,
      start: start.describe('ISO instant, one of those `getSlots` answers as free.'),
      service: uuid.optional(),
      hours: z.int().min(1).max(limits.hireHoursMost).optional(),
      offer: uuid
        .optional()
        .describe('Id of a place on the waitlist that has been offered this time.'),
    })
    .describe("Asks to keep a time. `service`: id of one of the vendor's; `hours`: of a hire."),
);

export const bookedVendor = z
  .object({
    _id: id,
    vendorName: z.string(),
    title: z.string(),
    img: z.string(),
    profession: z.string(),
    address: z.string(),
    locality: z.object({ name: z.string(), city: z.string(), lat: z.number(), lng: z.number() }),
  })
  .meta({
    id: 'BookedVendor',
    description: 'The professional of a booking, as far as a client needs.',
  });

export const hold = z
  .object({
    _id: id,
    key: z
      .string()
      .nullable()
      .describe(
        "Without it a guest's hold is neither booked nor given back: sent as `Booking-Key`. Null for somebody who is signed in, whose session says that it is theirs.",
      ),
    vendor: bookedVendor,
    kind,
    start: moment.describe('ISO instants.'),
    end: moment,
    timeZone: z.string(),
    expiresAt: moment,
    service: z.string().nullable(),
    fee: money.nullable().describe('Null where it is agreed upon at the visit.'),
    payingBy: z
      .array(payingBy)
      .describe('Ways of paying that are open to whoever asked, the usual one first.'),
    policy,
    isAskedFirst: z
      .boolean()
      .describe('The professional is asked first; otherwise a booking is confirmed at once.'),
    answerBy: moment.describe(
      'Until when a booking that has to be accepted is answered, if it is made of this hold.',
    ),
  })
  .meta({ id: 'Hold', description: 'A time that nobody else can take until `expiresAt`.' });

/** A PIN code of India. */
export const pin = line(limits.pinDigits)
  .regex(/^[1-9]\d{5}$/, 'must be a PIN code of six digits')
  .meta({ examples: ['560102'] });

const postalAddress = named(
  'PostalAddress',
  z
    .object({
      line: line(200),
      city: nameLine(limits.placeTermMaxLength),
      pin,
    })
    .describe('Where somebody who was hired is to come.'),
);

const cause = lines(limits.bookingReasonMaxLength);

export const bookingOrder = named(
  'BookingOrder',
  z
    .object({
      holdId: uuid,
      client: z
        .object({
          name: nameLine(limits.nameMaxLength),
          phone,
          city: nameLine(limits.placeTermMaxLength),
          email: email.optional(),
        })
        .optional()
        .describe('Who comes; left out: the person who is signed in.'),
      otp: z.string().max(12).optional(),
      reason: cause.optional().describe('What it is about, for the professional.'),
      address: postalAddress.optional().describe('Needed for a hire.'),
      ...business,
      payingBy,
      weeks: z
        .int()
        .min(1)
        .max(limits.seriesMost)
        .optional()
        .describe('So many weekly lessons altogether, this one included.'),
      skip: z
        .array(start)
        .max(limits.seriesMost)
        .optional()
        .describe('Of those, instants that are left out because they are taken.'),
    })
    .describe(
      'Makes a booking of a hold. `otp`: for a guest who gave an e-mail, what was sent there.',
    ),
);

export const addressed = z.object({ email });
export const cancelOrder = named(
  'CancelOrder',
  z
    .object({
      reason: cause.optional(),
      scope: z.enum(['this', 'following']).optional(),
    })
    .describe('`scope`: this one lesson of a series, or it and those after it.'),
);
export const moveOrder = named(
  'MoveOrder',
  z.object({ start, note: cause.optional() }).describe('New start of a booking, an ISO instant.'),
);
export const reasoned = named(
  'Reasoned',
  z.object({ reason: cause }).describe('The reason that a rejection or a report needs.'),
);
/** `network.` or `email.` and what is derived of it. */
export const burstId = z
  .string()
  .regex(/^(?:network|email)\.[\w-]{43}$/)
  .meta({ examples: [`network.${'A'.repeat(43)}`] });
export const burstRejected = z.object({ rejected: z.number().int() });

const bookingPayment = named(
  'BookingPayment',
  z
    .object({
      payingBy,
      state: z.enum([
        'none',
        'due',
        'waiting',
        'paid',
        'refunding',
        'refunded',
        'part-refunded',
        'failed',
      ]),
      amount: money.nullable(),
      refunded: money.nullable(),
      paymentId: id
        .nullable()
        .describe('Of the payment to be made or made; null for other ways of paying.'),
    })
    .describe('Where the money of a booking is.'),
);

const bookingEvent = named(
  'BookingEvent',
  z
    .object({
      at: moment,
      from: status.nullable(),
      to: status,
      by: z.enum(['client', 'vendor', 'operator', 'system']),
      note: z.string().nullable(),
      start: moment.describe('The start from then on.'),
    })
    .describe('One change of a booking, oldest first.'),
);

export const booking = z
  .object({
    _id: id,
    reference: z.string().describe('What to name when asking after it: `NK-B-000123`.'),
    vendor: bookedVendor,
    client: z.object({
      name: z.string(),
      phone: z.string(),
      city: z.string(),
      email: z.string().nullable(),
    }),
    kind,
    status,
    start: moment,
    end: moment,
    timeZone: z.string().describe('IANA zone of the professional.'),
    service: z.string().nullable(),
    reason: z.string().nullable(),
    address: z.object({ line: z.string(), city: z.string(), pin: z.string() }).nullable(),
    fee: money.nullable(),
    payment: bookingPayment,
    policy,
    may: z
      .object({
        cancel: z.boolean(),
        move: z.boolean(),
        review: z.boolean(),
        rebook: z.boolean(),
      })
      .describe('What the reader may do now.'),
    cause: z
      .string()
      .nullable()
      .describe('Why the professional declined or cancelled, or the client cancelled.'),
    answerBy: moment
      .nullable()
      .describe('When an unanswered request ends by itself; null otherwise.'),
    joinUrl: z
      .string()
      .nullable()
      .describe(
        'Where it is held by video: of a confirmed booking that is not over; null otherwise.',
      ),
    series: z.object({ _id: id, position: z.int(), of: z.int() }).nullable(),
    review: z.object({ _id: id, stars: z.int() }).nullable(),
    history: z.array(bookingEvent),
    createdAt: moment,
  })
  .meta({ id: 'Booking', description: 'A booking as its client sees it.' });

export const paymentToMake = z
  .object({
    _id: id,
    amount: money,
    provider: z.string(),
    isTest: z.boolean(),
    outcomes: z
      .array(
        named(
          'TestOutcome',
          z
            .enum(['success', 'decline', 'delay', 'twice'])
            .describe('`delay`: paid some seconds later; `twice`: paid, and told twice.'),
        ),
      )
      .describe('Outcomes the test provider can be asked for; empty for a real one.'),
  })
  .meta({
    id: 'PaymentToMake',
    description: 'A payment somebody has still to make. `isTest`: no money moves.',
  });

export const bookingMade = z
  .object({ booking, key: z.string().nullable(), payment: paymentToMake.nullable() })
  .meta({
    id: 'BookingMade',
    description:
      'What making a booking answers. `key`: lets a guest see and change it, sent as `Booking-Key`; null for somebody who is signed in. `payment`: what is to be paid before it counts.',
  });

export const bookingsAnswer = z
  .object({
    bookings: z.array(booking),
    total: z.int(),
    next: z.string().nullable().describe('Cursor of what comes after; null at the end.'),
  })
  .meta({ id: 'BookingsAnswer', description: "One part of the client's bookings." });

export const deletionTerms = z
  .object({
    cancelled: z.int().describe('Bookings to come that would be cancelled.'),
    refund: z
      .array(money)
      .describe('Goes back to the person: bookings cancelled in time, lessons not had.'),
    kept: z
      .array(money)
      .describe('Stays with professionals: it is too late to cancel without cost.'),
  })
  .meta({
    id: 'DeletionTerms',
    description: 'What deleting the account would come to now, one amount for each currency.',
  });

export const waitlistOrder = named(
  'WaitlistOrder',
  z
    .object({
      vendorId: uuid,
      kind,
      date: day.describe("`yyyy-MM-dd` in the professional's zone."),
    })
    .describe('Asks to be told when a time becomes free on a day.'),
);

export const waitlistEntry = z
  .object({
    _id: id,
    vendor: bookedVendor,
    kind,
    date: z.iso.date(),
    state: z.enum(['waiting', 'offered', 'missed', 'taken']),
    offer: z
      .object({ start: moment, until: moment })
      .nullable()
      .describe('The time that is kept for this person, and until when; null while waiting.'),
  })
  .meta({ id: 'WaitlistEntry', description: "A place on a professional's waitlist, for one day." });
