import type { Money, Picture, Rating, Vendor } from './directory';

/** Everything a details page shows beyond the listing's card. */
export interface VendorDetails extends Vendor {
  about: string;
  /** What the person is asked for most, in their own order. */
  services: Service[];
  /** Lessons sold one by one or several at once; empty where nothing is sold so. */
  packages: LessonPackage[];
  portfolio: PortfolioWork[];
  /** Terms of an engagement: `{ label: 'Day off', value: 'Sunday' }`. */
  terms: { label: string; value: string }[];
  /** Weekdays count from 1, Monday. */
  workingHours: { weekday: number; opens: string; closes: string }[];
  /** Set only where the vendor has set one. */
  lunch: { from: string; to: string } | null;
  landmark: string | null;
  parking: string | null;
  /** What was checked about the person, and the day it was. */
  evidence: { what: string; checkedOn: string }[];
  /** The telephone number as far as everybody may see it; null where there is none. */
  phoneHint: string | null;
  /** Slug of the government office whose people these are; null elsewhere. */
  office: string | null;
}

/** `fee` is always rate × minutes ÷ 60 + other charges, where there is a rate. */
export interface Service {
  _id: string;
  name: string;
  minutes: number;
  /** Per hour; null where the fee is for the whole. */
  rate: Money | null;
  otherCharges: Money;
  fee: Money;
}

export interface LessonPackage {
  _id: string;
  name: string;
  lessons: number;
  /** Of one lesson. */
  minutes: number;
  fee: Money;
  /** What so many single lessons cost; null where that is no more. */
  instead: Money | null;
}

export interface PortfolioWork {
  _id: string;
  title: string;
  about: string;
  year: number;
  picture: Picture;
}

/** How a person was found to be by somebody who was there. */
export interface Review {
  _id: string;
  name: string;
  img: string;
  time: string;
  text: string;
  stars: number;
  recommends: boolean;
  visitedFor: string | null;
  reply: { time: string; text: string } | null;
}

export type ReviewSort = 'recent' | 'high' | 'low';

export interface ReviewsAnswer {
  rating: Rating | null;
  /** Five entries, five stars first. */
  histogram: { stars: number; count: number }[];
  total: number;
  reviews: Review[];
  /** Cursor of what comes after; null at the end. */
  next: string | null;
}

export type DayPart = 'morning' | 'afternoon' | 'evening';

/** The times of one vendor, day by day. */
export interface SlotsAnswer {
  /** IANA zone the days and labels are in: `Asia/Kolkata`. */
  timeZone: string;
  days: {
    /** `yyyy-MM-dd` in `timeZone`. */
    date: string;
    free: number;
    /** Always the three parts, in the order of the day. */
    groups: { part: DayPart; slots: BookableSlot[] }[];
  }[];
}

export interface BookableSlot {
  /** ISO instant. */
  start: string;
  /** On a clock of 24 hours in the answer's zone: `14:30`. */
  time: string;
  /** Why it cannot be chosen; null when it can. */
  taken: 'closed' | 'lunch' | 'past' | 'booked' | null;
}

/**
 * Asked for by key: `home`, a profession (`doctor`), or a speciality of it (`doctor/dentist`), which
 * has its profession's where it has none of its own.
 */
export interface Faq {
  _id: string;
  question: string;
  answer: string;
}

/** A public question and its answer. */
export interface AnsweredQuestion extends PublicAnswer {
  _id: string;
  question: string;
  time: string;
  /** What others have answered, the first one first. */
  others: PublicAnswer[];
}

/** `answer`: null while nobody has answered. `answeredBy`: null of who is no longer listed. */
export interface PublicAnswer {
  answer: string | null;
  answeredBy: { _id: string; vendorName: string; profession: string } | null;
}

/** A group of government departments; the five are names of departments. */
export interface GovOffice {
  _id: string;
  slug: string;
  heading: string;
  about: string;
  detail1: string;
  detail2: string;
  detail3: string;
  detail4: string;
  detail5: string;
}

export interface GovOfficeDetails extends GovOffice {
  departments: GovDepartment[];
}

/** What a visitor of a department needs to know. */
export interface GovDepartment {
  slug: string;
  name: string;
  about: string;
  address: string;
  phone: string;
  workingHours: VendorDetails['workingHours'];
  officers: { _id: string; vendorName: string; title: string; img: string }[];
  services: { name: string; days: number; fee: Money | null }[];
  documents: string[];
}
