import type { ClaimKind } from '@nukkad/platform/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AccountTables } from './account.types';
import type { BookingTables } from './booking.types';
import type { CampaignTables } from './campaign.types';
import type { ComplaintTables } from './complaint.types';
import type { ContentTables } from './content.types';
import type { EditorialTables } from './editorial.types';
import type { HealthTables } from './health.types';
import type { MineTables } from './mine.types';
import type { OnboardingTables } from './onboarding.types';
import type { OperatorTables } from './operator.types';
import type { PracticeTables } from './practice.types';
import type { SearchTables } from './search.types';

/** Read as a Date, written as a Date or an ISO string, filled by the database when left out. */
type Moment = ColumnType<Date, Date | string | undefined, Date | string>;

/** Left out where it was not told. */
type Told = ColumnType<string | null, string | null | undefined, string | null>;

export interface UserTypeTable {
  id: string;
  slug: string;
  name: string;
  icon: string;
  white_icon: string;
  position: number;
}

/** `profession` is the slug of the user type whose people stand in the category. */
export interface CategoryTable {
  id: string;
  parent_id: string | null;
  profession: string;
  slug: string;
  name: string;
  background_color: string;
  image: string | null;
  position: number;
}

/** Live vendors per category, kept so that nobody counts them while a visitor waits. */
export interface VendorCountTable {
  category_id: string;
  vendors: number;
}

export interface CityTable {
  id: string;
  name: string;
  state: string;
}

export interface LocalityTable {
  id: string;
  city_id: string;
  name: string;
  pin: string;
  lat: number;
  lng: number;
}

/** A draft has never been listed; only live ones are shown to anybody else. */
export type VendorStatus = 'draft' | 'review' | 'live' | 'suspended';

/** What only one profession has. Kept as the wire shows it. */
export interface ProfessionDetail {
  clinicName?: string;
  education: string[];
  experience: string[];
  specializations: string[];
  teachingLanguages?: string[];
  totalLessons?: number;
}

export interface WorkingHours {
  weekday: number;
  opens: string;
  closes: string;
}

export interface Evidence {
  what: string;
  checkedOn: string;
}

export interface Term {
  label: string;
  value: string;
}

export type Currency = 'INR' | 'USD';

/** `fee_amount` counts the currency's hundredth. `rating_rank` orders listings: higher is better. */
export interface VendorTable {
  id: string;
  user_id: string | null;
  /** Null only of drafts of a profession that has no category yet. */
  category_id: string | null;
  sub_category_id: string | null;
  /** Null only of those who are not listed and have not told it, as `lat`, `lng`, `gender`. */
  locality_id: string | null;
  status: VendorStatus;
  name: string;
  title: string;
  image: string;
  qualifications: string[];
  detail: JSONColumnType<ProfessionDetail>;
  about: string;
  address: string;
  lat: number | null;
  lng: number | null;
  experience_years: number;
  languages: string[];
  gender: 'Male' | 'Female' | null;
  rating_sum: number;
  rating_count: number;
  rating_rank: number;
  /** Reviews with one to five stars. */
  rating_counts: number[];
  fee_amount: number | null;
  fee_currency: Currency | null;
  fee_per: string | null;
  working_hours: JSONColumnType<WorkingHours[]>;
  /** Median minutes until an answer. */
  reply_minutes: number | null;
  bookings_30d: number;
  consultations: number;
  /** Of teachers: boards and school classes as slugs, `cbse`, `classes-9-10`. */
  levels: string[];
  /** Of advocates: where they appear, as slugs, `high-court`. */
  courts: string[];
  lunch_from: string | null;
  lunch_to: string | null;
  landmark: string | null;
  parking: string | null;
  evidence: JSONColumnType<Evidence[]>;
  phone: string | null;
  /** Numbers beside the one that is shown. */
  other_phones: Generated<string[]>;
  whatsapp: Told;
  landline: Told;
  terms: JSONColumnType<Term[]>;
  is_verified: boolean;
  is_sample: boolean;
  /** Booked, or with days of its own: its week is nobody else's. */
  has_own_times: Generated<boolean>;
  created_at: Moment;
}

/** The fee is rate × minutes ÷ 60 + other charges where there is a rate; the schema sees to it. */
export interface VendorServiceTable {
  id: string;
  vendor_id: string;
  position: number;
  name: string;
  minutes: number;
  rate_amount: number | null;
  other_charges_amount: number;
  fee_amount: number;
  fee_currency: Currency;
}

export interface LessonPackageTable {
  id: string;
  vendor_id: string;
  position: number;
  name: string;
  lessons: number;
  minutes: number;
  fee_amount: number;
  fee_currency: Currency;
}

/** `picture` names a drawing under `pictures/portfolio`, or is the address of a file. */
export interface PortfolioWorkTable {
  id: string;
  vendor_id: string;
  position: number;
  title: string;
  about: string;
  year: number;
  picture: string;
}

export interface ReviewTable {
  id: string;
  vendor_id: string;
  name: string;
  image: string;
  stars: number;
  recommends: boolean;
  visited_for: string | null;
  text: string;
  created_at: Moment;
  reply_text: string | null;
  replied_at: Date | string | null;
  /** Null for sample reviews, which come of nobody's booking. */
  user_id: ColumnType<string | null, string | null | undefined, string | null>;
  booking_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Nobody but its writer sees it before. */
  published_at: Moment;
  may_be_story: Generated<boolean>;
  /** An operator decided not to tell it. */
  story_refused_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** Taken down after a report. */
  is_hidden: Generated<boolean>;
  /** Everybody can read it, and it is in the vendor's figures. */
  is_counted: Generated<boolean>;
}

/** The people of an office stand in its category. */
export interface GovOfficeTable {
  id: string;
  slug: string;
  heading: string;
  about: string;
  position: number;
  category_id: string;
}

export interface OfficeService {
  name: string;
  days: number;
  /** Rupees in hundredths; null where it is free. */
  fee_amount: number | null;
}

export interface GovDepartmentTable {
  id: string;
  office_id: string;
  position: number;
  slug: string;
  name: string;
  about: string;
  address: string;
  phone: string;
  working_hours: JSONColumnType<WorkingHours[]>;
  services: JSONColumnType<OfficeService[]>;
  documents: string[];
}

export type ClaimState = 'waiting' | 'approved' | 'rejected' | 'withdrawn';

/** A line that a professional newly says of themselves, and what an operator decided of it. */
export interface ClaimTable {
  id: string;
  vendor_id: string;
  kind: ClaimKind;
  value: string;
  state: Generated<ClaimState>;
  reason: Told;
  claimed_at: Moment;
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export type OfficeGrantState = 'requested' | 'granted' | 'rejected' | 'revoked';

/** An operator's decision whether an officer may speak for a department. */
export interface OfficeGrantTable {
  id: Generated<string>;
  vendor_id: string;
  department_id: string;
  state: OfficeGrantState;
  requested_at: Moment;
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface ContactRevealTable {
  id: string;
  vendor_id: string;
  created_at: Moment;
}

export interface VendorViewTable {
  vendor_id: string;
  /** `yyyy-MM-dd` in India. */
  day: string;
  views: number;
}

export interface ContentTable {
  key: string;
  body: JSONColumnType<object>;
  updated_at: Moment;
}

export interface ClientErrorTable {
  id: string;
  code: string;
  message: string;
  path: string;
  remote: string | null;
  version: string | null;
  release: string | null;
  seen_at: Moment;
}

/** How far seeding has come: `vendors` = so many of the sequence are stored. */
export interface SeedStateTable {
  step: string;
  done: number;
}

/** The schema as the queries see it; the migrations make it. */
export interface Tables
  extends AccountTables,
    BookingTables,
    ComplaintTables,
    CampaignTables,
    ContentTables,
    EditorialTables,
    HealthTables,
    MineTables,
    OnboardingTables,
    OperatorTables,
    PracticeTables,
    SearchTables {
  user_type: UserTypeTable;
  category: CategoryTable;
  vendor_count: VendorCountTable;
  city: CityTable;
  locality: LocalityTable;
  vendor: VendorTable;
  vendor_service: VendorServiceTable;
  lesson_package: LessonPackageTable;
  portfolio_work: PortfolioWorkTable;
  review: ReviewTable;
  gov_office: GovOfficeTable;
  gov_department: GovDepartmentTable;
  claim: ClaimTable;
  office_grant: OfficeGrantTable;
  contact_reveal: ContactRevealTable;
  vendor_view: VendorViewTable;
  content: ContentTable;
  client_error: ClientErrorTable;
  seed_state: SeedStateTable;
}
