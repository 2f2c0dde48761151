import type { BookingKind } from './booking';
import type { Money } from './directory';
import type { ClockSpan } from './practice';
import type { GovDepartment, LessonPackage, PortfolioWork, Service } from './profile';

/** Hours of one weekday; Monday is 1. */
export interface WeekdayHours {
  weekday: number;
  opens: string;
  closes: string;
}

/** Everything a professional can change about their practice. */
export interface PracticeSettings {
  profile: PracticeProfile;
  availability: Availability;
  policy: PracticePolicy;
  services: Service[];
  packages: LessonPackage[];
  portfolio: PortfolioWork[];
  kinds: BookingKind[];
}

export interface PracticeProfile {
  name: string;
  title: string;
  about: string;
  languages: string[];
  qualifications: string[];
  landmark: string | null;
  parking: string | null;
  /** What lists show; null where it is agreed upon. */
  fee: { amount: number; currency: Money['currency']; per: string } | null;
  img: string;
  /** Of a verified professional: what waits to be checked, and what was not approved. */
  claims: PracticeClaim[];
}

/** What operators check of a verified page before it is shown. */
export type ClaimKind = 'title' | 'qualification';

/** A line that is not on the page: the page goes on saying what was checked before. */
export interface PracticeClaim {
  _id: string;
  kind: ClaimKind;
  value: string;
  state: 'waiting' | 'rejected';
  /** Why it was rejected. */
  reason: string | null;
  /** Instant. */
  time: string;
}

/** What is left out stays. */
export type PracticeProfileOrder = Partial<Omit<PracticeProfile, 'name' | 'img' | 'claims'>>;

/** Lengths in minutes, multiples of `limits.slotCellMinutes`. */
export interface Availability {
  timeZone: string;
  hours: WeekdayHours[];
  lunch: ClockSpan | null;
  slotMinutes: number;
  bufferBefore: number;
  bufferAfter: number;
  noticeMinutes: number;
  horizonDays: number;
}

/** Until how many hours before the start clients may do what; whether each is asked for first. */
export interface PracticePolicy {
  isAskedFirst: boolean;
  cancelHours: number;
  moveHours: number;
  /** Where clients are met by video, an https address; null where nobody is. */
  meetingUrl: string | null;
}

/** Without `meetingUrl` the address stays. */
export type PracticePolicyOrder = Omit<PracticePolicy, 'meetingUrl'> &
  Partial<Pick<PracticePolicy, 'meetingUrl'>>;

/** With its `_id` it replaces that one; those left out of the list are removed. */
export interface ServiceOrder {
  _id?: string;
  name: string;
  minutes: number;
  /** Per hour; null where `fee` is for the whole. In paise. */
  rate: number | null;
  otherCharges: number;
  fee: number;
  currency: Money['currency'];
}

export interface PackageChange {
  _id?: string;
  name: string;
  lessons: number;
  minutes: number;
  fee: number;
  currency: Money['currency'];
}

/** `pictureId`: a file sent before with `uploadFile`. */
export interface WorkOrder {
  title: string;
  about: string;
  year: number;
  pictureId: string;
}

/** The public desk of a government office, as its officers keep it. */
export interface PublicDesk {
  office: { slug: string; heading: string };
  department: GovDepartment;
  complaints: { open: number; answered: number };
}

export interface DeskOrder {
  about: string;
  address: string;
  phone: string;
  workingHours: WeekdayHours[];
  services: { name: string; days: number; fee: Money | null }[];
  documents: string[];
}
