import type { Money } from './directory';

/** What somebody is booked for; which a profession offers is in `bookingKinds`. */
export type BookingKind = 'appointment' | 'consultation' | 'trial' | 'lesson' | 'hire';

/**
 * Where a booking stands. `held` is a time kept for somebody who is still deciding; `requested`
 * waits for the professional. Both, and `confirmed`, occupy their time.
 */
export type BookingStatus =
  | 'held'
  | 'requested'
  | 'confirmed'
  | 'completed'
  | 'cancelled-by-client'
  | 'cancelled-by-vendor'
  | 'declined'
  | 'expired'
  | 'no-show';

/** How a booking is paid for. `credit`: a lesson of a package bought before. */
export type PayingBy = 'at-visit' | 'online' | 'credit' | 'free';

/** Asks to keep a time. `service`: id of one of the vendor's; `hours`: of a hire. */
export interface HoldOrder {
  vendorId: string;
  kind: BookingKind;
  /** ISO instant, one of those `getSlots` answers as free. */
  start: string;
  service?: string;
  hours?: number;
  /** Id of a place on the waitlist that has been offered this time. */
  offer?: string;
}

/** A time that nobody else can take until `expiresAt`. */
export interface Hold {
  _id: string;
  /**
   * Without it a guest's hold is neither booked nor given back: sent as `Booking-Key`. Null for
   * somebody who is signed in, whose session says that it is theirs.
   */
  key: string | null;
  vendor: BookedVendor;
  kind: BookingKind;
  /** ISO instants. */
  start: string;
  end: string;
  timeZone: string;
  expiresAt: string;
  service: string | null;
  /** Null where it is agreed upon at the visit. */
  fee: Money | null;
  /** Ways of paying that are open to whoever asked, the usual one first. */
  payingBy: PayingBy[];
  policy: BookingPolicy;
  /** The professional is asked first; otherwise a booking is confirmed at once. */
  isAskedFirst: boolean;
  /** Until when a booking that has to be accepted is answered, if it is made of this hold. */
  answerBy: string;
}

/** Until how many hours before the start a client may do what. */
export interface BookingPolicy {
  cancelHours: number;
  moveHours: number;
}

/** The professional of a booking, as far as a client needs. */
export interface BookedVendor {
  _id: string;
  vendorName: string;
  title: string;
  img: string;
  profession: string;
  address: string;
  locality: { name: string; city: string; lat: number; lng: number };
}

/** Where somebody who was hired is to come. */
export interface PostalAddress {
  line: string;
  city: string;
  pin: string;
}

/** Makes a booking of a hold. `otp`: for a guest who gave an e-mail, what was sent there. */
export interface BookingOrder {
  holdId: string;
  /** Who comes; left out: the person who is signed in. */
  client?: { name: string; phone: string; city: string; email?: string };
  otp?: string;
  /** What it is about, for the professional. */
  reason?: string;
  /** Needed for a hire. */
  address?: PostalAddress;
  payingBy: PayingBy;
  /** So many weekly lessons altogether, this one included. */
  weeks?: number;
  /** Of those, instants that are left out because they are taken. */
  skip?: string[];
}

/** What deleting the account would come to now, one amount for each currency. */
export interface DeletionTerms {
  /** Bookings to come that would be cancelled. */
  cancelled: number;
  /** Goes back to the person: bookings cancelled in time, lessons not had. */
  refund: Money[];
  /** Stays with professionals: it is too late to cancel without cost. */
  kept: Money[];
}

/** Where the money of a booking is. */
export interface BookingPayment {
  payingBy: PayingBy;
  state:
    | 'none'
    | 'due'
    | 'waiting'
    | 'paid'
    | 'refunding'
    | 'refunded'
    | 'part-refunded'
    | 'failed';
  amount: Money | null;
  refunded: Money | null;
  /** Of the payment to be made or made; null for other ways of paying. */
  paymentId: string | null;
}

export interface Booking {
  _id: string;
  /** What to name when asking after it: `NK-B-000123`. */
  reference: string;
  vendor: BookedVendor;
  client: { name: string; phone: string; city: string; email: string | null };
  kind: BookingKind;
  status: BookingStatus;
  start: string;
  end: string;
  /** IANA zone of the professional. */
  timeZone: string;
  service: string | null;
  reason: string | null;
  address: PostalAddress | null;
  fee: Money | null;
  payment: BookingPayment;
  policy: BookingPolicy;
  /** What the reader may do now. */
  may: { cancel: boolean; move: boolean; review: boolean; rebook: boolean };
  /** Why the professional declined or cancelled, or the client cancelled. */
  cause: string | null;
  /** When an unanswered request ends by itself; null otherwise. */
  answerBy: string | null;
  /** Where it is held by video: of a confirmed booking that is not over; null otherwise. */
  joinUrl: string | null;
  series: { _id: string; position: number; of: number } | null;
  review: { _id: string; stars: number } | null;
  history: BookingEvent[];
  createdAt: string;
}

/** One change of a booking, oldest first. */
export interface BookingEvent {
  at: string;
  from: BookingStatus | null;
  to: BookingStatus;
  by: 'client' | 'vendor' | 'operator' | 'system';
  note: string | null;
  /** The start from then on. */
  start: string;
}

/**
 * What making a booking answers. `key`: lets a guest see and change it, sent as `Booking-Key`;
 * null for somebody who is signed in. `payment`: what is to be paid before it counts.
 */
export interface BookingMade {
  booking: Booking;
  key: string | null;
  payment: PaymentToMake | null;
}

export type BookingsShown = 'upcoming' | 'past' | 'cancelled';

export interface BookingsAnswer {
  bookings: Booking[];
  total: number;
  /** Cursor of what comes after; null at the end. */
  next: string | null;
}

/** `scope`: this one lesson of a series, or it and those after it. */
export interface CancelOrder {
  reason?: string;
  scope?: 'this' | 'following';
}

export interface MoveOrder {
  start: string;
  note?: string;
}

export interface Reasoned {
  reason: string;
}

/** A payment somebody has still to make. `isTest`: no money moves. */
export interface PaymentToMake {
  _id: string;
  amount: Money;
  provider: string;
  isTest: boolean;
  /** Outcomes the test provider can be asked for; empty for a real one. */
  outcomes: TestOutcome[];
}

/** `delay`: paid some seconds later; `twice`: paid, and told twice. */
export type TestOutcome = 'success' | 'decline' | 'delay' | 'twice';

export interface Payment {
  _id: string;
  state: 'waiting' | 'paid' | 'failed' | 'part-refunded' | 'refunded';
  amount: Money;
  refunded: Money;
  provider: string;
  isTest: boolean;
  /** What it is for. */
  bookingId: string | null;
  packageId: string | null;
  donationId: string | null;
}

/** Buying lessons in advance. */
export interface PackageOrder {
  payingBy: 'online';
}

export interface PackagePurchase {
  _id: string;
  payment: PaymentToMake;
}

/** Lessons somebody has paid for and not had yet, with one professional. */
export interface Credits {
  vendor: BookedVendor;
  lessons: number;
  minutes: number;
  /** Paid for lessons not had yet: what a refund would be. */
  worth: Money;
}

/** Asks to be told when a time becomes free on a day. */
export interface WaitlistOrder {
  vendorId: string;
  kind: BookingKind;
  /** `yyyy-MM-dd` in the professional's zone. */
  date: string;
}

export interface WaitlistEntry {
  _id: string;
  vendor: BookedVendor;
  kind: BookingKind;
  date: string;
  state: 'waiting' | 'offered' | 'missed' | 'taken';
  /** The time that is kept for this person, and until when; null while waiting. */
  offer: { start: string; until: string } | null;
}

/** How it was. `mayBeStory`: may be shown on the landing page as well. */
export interface ReviewOrder {
  stars: number;
  recommends: boolean;
  text: string;
  mayBeStory?: boolean;
}

/** How the client was, by the professional; neither sees the other's before both are out. */
export interface ClientReviewOrder {
  stars: number;
  text: string;
}

/** A review as its writer sees it. */
export interface OwnReview {
  _id: string;
  vendor: BookedVendor;
  bookingId: string;
  stars: number;
  recommends: boolean;
  text: string;
  reviewer: string;
  visitedFor: string | null;
  time: string;
  /** When everybody can read it: after both sides have written, seven days at most. */
  publishedAt: string;
  isPublished: boolean;
  /** Until when it can be changed. */
  editableUntil: string;
  reply: { time: string; text: string } | null;
  /** Its writer allows it to be told as a story, from four stars on. */
  mayBeStory: boolean;
  /** Slug of the story it is told as; null while it is not. */
  story: string | null;
}

export type OwnReviewSort = 'newest' | 'oldest' | 'rating';

export interface OwnReviewsAnswer {
  reviews: OwnReview[];
  total: number;
}
