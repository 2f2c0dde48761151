import type { Gender } from './accounts';
import type { BookingKind, BookingStatus, PayingBy } from './booking';
import type { Money, Paging, Rating } from './directory';

/** A booking as the professional sees it in lists and in the calendar. */
export interface PracticeBooking {
  _id: string;
  /** `NK-B-000123` */
  reference: string;
  /** Of the professional's own record of the client; null of a time that is only held. */
  clientId: string | null;
  name: string;
  phone: string | null;
  img: string;
  kind: BookingKind;
  status: BookingStatus;
  /** ISO instants. */
  start: string;
  end: string;
  /** The service, else what the client wrote it is about. */
  about: string | null;
  /** The kind of case it seems to be about; null where the professional is no advocate. */
  caseCategory: CaseCategory | null;
  fee: Money | null;
  payingBy: PayingBy | null;
  isPaid: boolean;
  /** When an unanswered request ends by itself; null otherwise. */
  answerBy: string | null;
  /** Where it is held by video: of a confirmed booking that is not over; null otherwise. */
  joinUrl: string | null;
  seriesId: string | null;
  /** Made with an account, or an email that a code proved; else name and number are only typed. */
  isClientProved: boolean;
  /** Of a request that is one of many: what they have in common. It takes up no time yet. */
  burst: { _id: string; of: 'network' | 'email' } | null;
  cause: string | null;
  /** What the professional may do now. */
  may: { answer: boolean; move: boolean; cancel: boolean; finish: boolean; review: boolean };
}

/**
 * `requests` wait for an answer. `past` are over, `cancelled` did not take place. `all` leaves out
 * only what was never more than held.
 */
export type PracticeBookingsShown = 'requests' | 'upcoming' | 'past' | 'cancelled' | 'all';

/** `clock` sorts by the time of day, whatever the day; `category` by the kind of case. */
export type PracticeBookingsSort = 'time' | 'clock' | 'name' | 'about' | 'category' | 'status';

/** The kind of case an advocate is asked about. */
export type CaseCategory = 'Family' | 'Divorce' | 'Criminal' | 'Civil' | 'Property' | 'Business';

/** `shown`: `all` where left out. `q` is looked for in names, references and what it is about. */
export interface PracticeBookingsQuery {
  shown?: PracticeBookingsShown;
  q?: string;
  sort?: PracticeBookingsSort;
  direction?: Direction;
  page?: number;
  /** Bookings of a page: 1 to 25, which is the default. */
  limit?: number;
}

export type Direction = 'asc' | 'desc';

export interface PracticeBookingsAnswer extends Paging {
  bookings: PracticeBooking[];
}

/** `09:30` to `13:00`, by the clocks of the professional's zone. */
export interface ClockSpan {
  from: string;
  to: string;
}

/** When somebody is there on one day, exceptions counted in. */
export interface PracticeDay {
  /** `yyyy-MM-dd` in the professional's zone. */
  date: string;
  open: ClockSpan[];
  lunch: ClockSpan | null;
}

/** A day that is not as its weekday: closed, all day where no hours are said, or open as well. */
export interface DayExceptionOrder {
  date: string;
  kind: 'closed' | 'open';
  hours: ClockSpan | null;
  note: string | null;
}

export interface PracticeException extends DayExceptionOrder {
  _id: string;
}

/** What is on from one day to another; held times are left out. */
export interface PracticeCalendar {
  timeZone: string;
  /** Lengths in minutes. */
  slotMinutes: number;
  bufferBefore: number;
  bufferAfter: number;
  days: PracticeDay[];
  bookings: PracticeBooking[];
  exceptions: PracticeException[];
}

/** Books a client of one's own; it is confirmed at once and paid at the visit. */
export interface ClientBookingOrder {
  /** Of the professional's record; else the name and telephone number of somebody new. */
  clientId?: string;
  client?: { name: string; phone: string };
  kind: BookingKind;
  start: string;
  service?: string;
  hours?: number;
  about?: string;
}

/** A number of the last thirty days, and of the thirty before; null where nothing is known of them. */
export interface Figure {
  value: number;
  before: number | null;
}

/** The numbers of a practice; every one is counted when it is asked for. */
export interface PracticeStats {
  /** Everybody in the professional's records, archived ones left out; before: thirty days ago. */
  clients: Figure;
  /** Bookings that took place, or were to: completed, confirmed, missed. */
  bookings: Figure;
  /** Visits that took place, of ninety days, and of the ninety before. */
  consulted: Figure;
  /** Of what took place, with one decimal. */
  hours: Figure;
  /** Different clients of what took place. */
  students: Figure;
  /** Weekly series of which a lesson took place. */
  classes: Figure;
  /** Confirmed bookings of the coming seven days. */
  comingWeek: number;
  requests: number;
  unreadMessages: number;
  rating: Rating | null;
  /** Of the records with a date of birth or a gender: whoever is under 18 is a child. */
  people: { male: number; female: number; child: number };
  cases: { total: number; won: number; lost: number; open: number };
}

/** `weeks`: the last twelve; `month`: the months of this year; `years`: the last five. */
export type PerformanceSpan = 'weeks' | 'month' | 'years';

/** Three series, one value for each beginning; all empty when nothing was ever held. */
export interface Performance {
  span: PerformanceSpan;
  /** First days, `yyyy-MM-dd`, of what is counted, oldest first. */
  from: string[];
  hours: number[];
  students: number[];
  classes: number[];
}

/** What a professional finds among their own. */
export interface PracticeSearchAnswer {
  clients: { _id: string; number: string; name: string }[];
  bookings: {
    _id: string;
    name: string;
    start: string;
    status: BookingStatus;
    about: string | null;
  }[];
  threads: { _id: string; name: string; text: string }[];
}

/** Where a professional stands with a client: "In-Treatment", "Recovered" in a doctor's words. */
export type ClientStatus = 'active' | 'done' | 'paused';

/** A client as the professional keeps them. */
export interface Client {
  _id: string;
  /** Counted per professional: `P-000123`. */
  number: string;
  name: string;
  phone: string | null;
  email: string | null;
  img: string;
  gender: Gender | null;
  /** `yyyy-MM-dd` */
  born: string | null;
  heightCm: number | null;
  weightKg: number | null;
  /** What they come for: a disease, a subject, a kind of case. */
  concern: string | null;
  status: ClientStatus;
  note: string | null;
  /** `yyyy-MM-dd` */
  registeredOn: string;
  /** Instant of the last visit that took place, and of the next that is confirmed. */
  lastVisit: string | null;
  nextVisit: string | null;
  /** Visits that took place. */
  visits: number;
  /** Of lessons paid for in advance: how many were bought, and how many are left. */
  lessonsBought: number;
  lessonsLeft: number;
  isArchived: boolean;
  /** Can be written to here. */
  hasAccount: boolean;
}

export type ClientsSort = 'number' | 'name' | 'date' | 'gender' | 'concern' | 'status';

/** `q` is looked for in names and numbers. */
export interface ClientsQuery {
  q?: string;
  status?: ClientStatus;
  isArchived?: boolean;
  sort?: ClientsSort;
  direction?: Direction;
  page?: number;
}

export interface ClientsAnswer extends Paging {
  clients: Client[];
}

export interface ClientDetails extends Client {
  /** The latest first, as many as `limits.clientBookings`. */
  bookings: PracticeBooking[];
}

/** What is left out stays, or is empty of a new client. */
export interface ClientOrder {
  name: string;
  phone?: string | null;
  email?: string | null;
  gender?: Gender | null;
  born?: string | null;
  heightCm?: number | null;
  weightKg?: number | null;
  concern?: string | null;
  status?: ClientStatus;
  note?: string | null;
}
