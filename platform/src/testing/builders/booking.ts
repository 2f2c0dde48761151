import { addDays, eachDay, INDIA, instantAt, minutesOf } from '../../calendar/calendar';
import type {
  BookedVendor,
  Booking,
  BookingPayment,
  Credits,
  Hold,
  OwnReview,
  Payment,
  PaymentToMake,
  PurchasedPackage,
  SlotsAnswer,
  WaitlistEntry,
} from '../../contract';

/** Days of slots: two free in the morning, a lunch break, one free in the evening. */
export function slotDays(from: string, count = 7): SlotsAnswer {
  const slot = (date: string, time: string, taken: 'lunch' | null = null) => ({
    start: instantAt(date, minutesOf(time), INDIA).toISOString(),
    time,
    taken,
  });
  const days = eachDay(from, addDays(from, count - 1)).map((date) => ({
    date,
    free: 3,
    groups: [
      { part: 'morning' as const, slots: [slot(date, '10:00'), slot(date, '10:30')] },
      { part: 'afternoon' as const, slots: [slot(date, '14:00', 'lunch')] },
      { part: 'evening' as const, slots: [slot(date, '17:30')] },
    ],
  }));
  return { timeZone: INDIA, days };
}

/** The dentist of `aVendor`, as a booking shows her. */
export function aBookedVendor(values: Partial<BookedVendor> = {}): BookedVendor {
  return {
    _id: 'vendor-1',
    vendorName: 'Dr. Kavya Gowda',
    title: 'Dentist',
    img: '/assets/avatars/1.svg',
    profession: 'doctor',
    address: '27th Main, Sector 1, HSR Layout',
    locality: { name: 'HSR Layout', city: 'Bengaluru', lat: 12.9116, lng: 77.6474 },
    ...values,
  };
}

/** 17:30 on a Monday in India, held for ten minutes from noon UTC the day before. */
export function aHold(values: Partial<Hold> = {}): Hold {
  return {
    _id: 'hold-1',
    key: 'key-of-hold-1',
    vendor: aBookedVendor(),
    kind: 'appointment',
    start: '2030-01-07T12:00:00.000Z',
    end: '2030-01-07T12:30:00.000Z',
    timeZone: 'Asia/Kolkata',
    expiresAt: '2030-01-06T12:10:00.000Z',
    service: null,
    fee: { amount: 50_000, currency: 'INR' },
    payingBy: ['at-visit', 'online'],
    policy: { cancelHours: 4, moveHours: 12 },
    isAskedFirst: false,
    answerBy: '2030-01-07T11:45:00.000Z',
    ...values,
  };
}

/** Nothing paid: ₹500 are due at the visit. */
export function aBookingPayment(values: Partial<BookingPayment> = {}): BookingPayment {
  return {
    payingBy: 'at-visit',
    state: 'due',
    amount: { amount: 50_000, currency: 'INR' },
    refunded: null,
    paymentId: null,
    ...values,
  };
}

/**
 * A confirmed appointment, 17:30 on Monday 7 January 2030 in India; only a review is not allowed.
 */
export function aBooking(values: Partial<Booking> = {}): Booking {
  const { start, end, timeZone, fee, policy } = aHold();
  return {
    _id: 'booking-1',
    reference: 'NK-B-000123',
    vendor: aBookedVendor(),
    client: {
      name: 'Meera Iyer',
      phone: '+919876543210',
      city: 'Bengaluru',
      email: 'meera@example.in',
    },
    kind: 'appointment',
    status: 'confirmed',
    start,
    end,
    timeZone,
    service: null,
    reason: null,
    address: null,
    fee,
    payment: aBookingPayment(),
    policy,
    may: { cancel: true, move: true, review: false, rebook: true },
    cause: null,
    answerBy: null,
    joinUrl: null,
    series: null,
    review: null,
    history: [
      {
        at: '2030-01-01T06:00:00.000Z',
        from: null,
        to: 'confirmed',
        by: 'client',
        note: null,
        start,
      },
    ],
    createdAt: '2030-01-01T06:00:00.000Z',
    ...values,
  };
}

/** A payment for the test provider to complete. */
export function aPaymentToMake(values: Partial<PaymentToMake> = {}): PaymentToMake {
  return {
    _id: 'payment-1',
    amount: { amount: 50_000, currency: 'INR' },
    provider: 'test',
    isTest: true,
    outcomes: ['success', 'decline', 'delay', 'twice'],
    ...values,
  };
}

/** The same payment, pending. */
export function aPayment(values: Partial<Payment> = {}): Payment {
  return {
    _id: 'payment-1',
    state: 'waiting',
    amount: { amount: 50_000, currency: 'INR' },
    refunded: { amount: 0, currency: 'INR' },
    provider: 'test',
    isTest: true,
    bookingId: 'booking-1',
    packageId: null,
    donationId: null,
    checkout: null,
    transfer: null,
    ...values,
  };
}

const aTeacher = () =>
  aBookedVendor({
    _id: 'vendor-7',
    vendorName: 'Ravi Kumar',
    title: 'English Teacher',
    profession: 'teacher',
  });

/** Five lessons bought of the same teacher, two of which are left. */
export function aPurchasedPackage(values: Partial<PurchasedPackage> = {}): PurchasedPackage {
  return {
    _id: 'purchase-1',
    reference: 'NK-L-000007',
    at: '2030-01-07T06:30:00.000Z',
    vendor: aTeacher(),
    name: '5 lessons',
    lessons: 5,
    minutes: 50,
    left: 2,
    price: { amount: 100_000, currency: 'INR' },
    refunded: null,
    isRefunding: false,
    ...values,
  };
}

/** Two lessons of fifty minutes left with a teacher. */
export function someCredits(values: Partial<Credits> = {}): Credits {
  return {
    vendor: aTeacher(),
    lessons: 2,
    minutes: 50,
    worth: { amount: 160_000, currency: 'INR' },
    ...values,
  };
}

/** Waits for a slot on Monday 7 January 2030. */
export function aWaitlistEntry(values: Partial<WaitlistEntry> = {}): WaitlistEntry {
  return {
    _id: 'wait-1',
    vendor: aBookedVendor(),
    kind: 'appointment',
    date: '2030-01-07',
    state: 'waiting',
    offer: null,
    ...values,
  };
}

/** A public review of five stars that can still be changed. */
export function anOwnReview(values: Partial<OwnReview> = {}): OwnReview {
  return {
    _id: 'review-1',
    vendor: aBookedVendor(),
    bookingId: 'booking-1',
    stars: 5,
    recommends: true,
    text: 'Careful and on time.',
    reviewer: 'Meera Iyer',
    visitedFor: null,
    time: '2026-11-01T10:00:00.000Z',
    publishedAt: '2026-11-08T10:00:00.000Z',
    isPublished: true,
    editableUntil: '2036-12-01T10:00:00.000Z',
    reply: null,
    mayBeStory: false,
    story: null,
    ...values,
  };
}
