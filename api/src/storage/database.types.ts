import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Read as a Date, written as a Date or an ISO string, filled by the database when left out. */
type Moment = ColumnType<Date, Date | string | undefined, Date | string>;

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

export type Role = 'user' | 'vendor' | 'operator';

export interface AppUserTable {
  id: string;
  email: string;
  full_name: string;
  phone: string | null;
  gender: 'Male' | 'Female' | null;
  password_hash: string;
  role: Role;
  user_type_id: string | null;
  email_verified_at: Date | string | null;
  is_sample: boolean;
  created_at: Moment;
  deleted_at: Generated<Date | null>;
}

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

export type Currency = 'INR' | 'USD';

/** `fee_amount` counts the currency's hundredth. `rating_rank` orders listings: higher is better. */
export interface VendorTable {
  id: string;
  user_id: string | null;
  category_id: string;
  sub_category_id: string | null;
  locality_id: string;
  status: VendorStatus;
  name: string;
  title: string;
  image: string;
  qualifications: string[];
  detail: JSONColumnType<ProfessionDetail>;
  about: string;
  address: string;
  lat: number;
  lng: number;
  experience_years: number;
  languages: string[];
  gender: 'Male' | 'Female';
  rating_sum: number;
  rating_count: number;
  rating_rank: number;
  fee_amount: number | null;
  fee_currency: Currency | null;
  fee_per: string | null;
  working_hours: JSONColumnType<WorkingHours[]>;
  is_verified: boolean;
  is_sample: boolean;
  created_at: Moment;
}

export interface VendorServiceTable {
  id: string;
  vendor_id: string;
  position: number;
  name: string;
  minutes: number;
  fee_amount: number;
  fee_currency: Currency;
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
export interface Tables {
  user_type: UserTypeTable;
  category: CategoryTable;
  vendor_count: VendorCountTable;
  city: CityTable;
  locality: LocalityTable;
  app_user: AppUserTable;
  vendor: VendorTable;
  vendor_service: VendorServiceTable;
  content: ContentTable;
  client_error: ClientErrorTable;
  seed_state: SeedStateTable;
}
