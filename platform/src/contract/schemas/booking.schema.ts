import { z } from 'zod';
import * as limits from '../limits';
import { money } from './directory.schema';
import { day, uuid } from './fields';
import { email, line, lines, nameLine, phone } from './typed';

/** What bookings send and answer, as schemas; a test proves each equal to the contract's type. */

const id = z.uuid();
const moment = z.iso.datetime();

export const kind = z.enum(['appointment', 'consultation', 'trial', 'lesson', 'hire']);
export const status = z.enum([
  'held',
  'requested',
  'confirmed',
  'completed',
  'cancelled-by-client',
  'cancelled-by-vendor',
  'declined',
  'expired',
  'no-show',
]);
export const payingBy = z.enum(['at-visit', 'online', 'credit', 'free']);
const policy = z.object({ cancelHours: z.int(), moveHours: z.int() });

/** An instant as it is asked for: to the minute of a time that `getSlots` answered. */
export const start = z.iso.datetime({
  error: 'must be an instant such as 2026-11-23T04:30:00.000Z',
});

export const holdOrder = z.object({
  vendorId: uuid,
  kind,
  start,
  service: uuid.optional(),
  hours: z.int().min(1).max(limits.hireHoursMost).optional(),
  offer: uuid.optional(),
});

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
  .meta({ id: 'BookedVendor' });

export const hold = z
  .object({
    _id: id,
    key: z.string().nullable(),
    vendor: bookedVendor,
    kind,
    start: moment,
    end: moment,
    timeZone: z.string(),
    expiresAt: moment,
    service: z.string().nullable(),
    fee: money.nullable(),
    payingBy: z.array(payingBy),
    policy,
    isAskedFirst: z.boolean(),
    answerBy: moment,
  })
  .meta({ id: 'Hold' });

/** A PIN code of India. */
export const pin = line(limits.pinDigits).regex(/^[1-9]\d{5}$/, 'must be a PIN code of six digits');

const postalAddress = z.object({
  line: line(200),
  city: nameLine(limits.placeTermMaxLength),
  pin,
});

const cause = lines(limits.bookingReasonMaxLength);

export const bookingOrder = z.object({
  holdId: uuid,
  client: z
    .object({
      name: nameLine(limits.nameMaxLength),
      phone,
      city: nameLine(limits.placeTermMaxLength),
      email: email.optional(),
    })
    .optional(),
  otp: z.string().max(12).optional(),
  reason: cause.optional(),
  address: postalAddress.optional(),
  payingBy,
  weeks: z.int().min(1).max(limits.seriesMost).optional(),
  skip: z.array(start).max(limits.seriesMost).optional(),
});

export const addressed = z.object({ email });
export const cancelOrder = z.object({
  reason: cause.optional(),
  scope: z.enum(['this', 'following']).optional(),
});
export const moveOrder = z.object({ start, note: cause.optional() });
export const reasoned = z.object({ reason: cause });
/** `network.` or `email.` and what is derived of it. */
export const burstId = z.string().regex(/^(?:network|email)\.[\w-]{43}$/);
export const burstRejected = z.object({ rejected: z.number().int() });

const bookingPayment = z.object({
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
  paymentId: id.nullable(),
});

const bookingEvent = z.object({
  at: moment,
  from: status.nullable(),
  to: status,
  by: z.enum(['client', 'vendor', 'operator', 'system']),
  note: z.string().nullable(),
  start: moment,
});

export const booking = z
  .object({
    _id: id,
    reference: z.string(),
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
    timeZone: z.string(),
    service: z.string().nullable(),
    reason: z.string().nullable(),
    address: z.object({ line: z.string(), city: z.string(), pin: z.string() }).nullable(),
    fee: money.nullable(),
    payment: bookingPayment,
    policy,
    may: z.object({
      cancel: z.boolean(),
      move: z.boolean(),
      review: z.boolean(),
      rebook: z.boolean(),
    }),
    cause: z.string().nullable(),
    answerBy: moment.nullable(),
    joinUrl: z.string().nullable(),
    series: z.object({ _id: id, position: z.int(), of: z.int() }).nullable(),
    review: z.object({ _id: id, stars: z.int() }).nullable(),
    history: z.array(bookingEvent),
    createdAt: moment,
  })
  .meta({ id: 'Booking' });

export const paymentToMake = z
  .object({
    _id: id,
    amount: money,
    provider: z.string(),
    isTest: z.boolean(),
    outcomes: z.array(z.enum(['success', 'decline', 'delay', 'twice'])),
  })
  .meta({ id: 'PaymentToMake' });

export const bookingMade = z
  .object({ booking, key: z.string().nullable(), payment: paymentToMake.nullable() })
  .meta({ id: 'BookingMade' });

export const bookingsAnswer = z
  .object({ bookings: z.array(booking), total: z.int(), next: z.string().nullable() })
  .meta({ id: 'BookingsAnswer' });

export const deletionTerms = z
  .object({ cancelled: z.int(), refund: z.array(money), kept: z.array(money) })
  .meta({ id: 'DeletionTerms' });

export const waitlistOrder = z.object({ vendorId: uuid, kind, date: day });

export const waitlistEntry = z
  .object({
    _id: id,
    vendor: bookedVendor,
    kind,
    date: z.iso.date(),
    state: z.enum(['waiting', 'offered', 'missed', 'taken']),
    offer: z.object({ start: moment, until: moment }).nullable(),
  })
  .meta({ id: 'WaitlistEntry' });
