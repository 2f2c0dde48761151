// Written by `node scripts/tables.mjs --keep` from the migrated database. To change a type, write a
// migration or table-overrides.ts.
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { TableOverrides } from './table-overrides';

/** Read as a Date, written as a Date or an ISO string. */
type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** A timestamp that the database fills when left out. */
type FilledTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;

interface Address {
  id: string;
  user_id: string;
  label: string;
  name: string;
  line: string;
  city: string;
  pin: string;
  mobile: string;
  is_default: boolean;
  created_at: FilledTimestamp;
}

interface Allowance {
  key: string;
  used: number;
  until: Timestamp;
}

interface Answer {
  id: string;
  question_id: string;
  vendor_id: string | null;
  text: string;
  created_at: FilledTimestamp;
}

/** Sign-in needs `email_verified_at`, and no `deleted_at`. */
interface AppUser {
  id: string;
  email: string;
  full_name: string;
  phone: string | null;
  gender: 'Male' | 'Female' | null;
  password_hash: string | null;
  role: 'user' | 'vendor' | 'operator';
  user_type_id: string | null;
  email_verified_at: Timestamp | null;
  is_sample: Generated<boolean>;
  created_at: FilledTimestamp;
  deleted_at: Timestamp | null;
  pending_email: string | null;
  token_version: Generated<number>;
  /** In which people are written to. */
  language: Generated<'en-IN' | 'hi' | 'kn'>;
}

interface AppointmentRequest {
  id: string;
  number: Generated<number>;
  name: string;
  phone: string;
  city: string;
  profession: string | null;
  spec: string | null;
  created_at: FilledTimestamp;
}

interface AppointmentRequestVendor {
  request_id: string;
  vendor_id: string;
  /** The best match first. */
  position: number;
}

interface Assignment {
  id: string;
  vendor_id: string;
  client_id: string;
  title: string;
  text: string;
  due_on: string;
  max_marks: number;
  created_at: FilledTimestamp;
  submission_text: string | null;
  file_id: string | null;
  submitted_at: Timestamp | null;
  marks: number | null;
  remark: string | null;
  graded_at: Timestamp | null;
}

/** Months of the audit log that are in files. */
interface AuditArchive {
  /** Its first day, in UTC. */
  month: string;
  events: number;
  /** Of the file, in hexadecimal. */
  sha256: string;
  archived_at: FilledTimestamp;
}

/** Actions of operators. Rows are added and never changed: the database refuses it. */
interface AuditEvent {
  id: string;
  at: FilledTimestamp;
  actor_id: string;
  /** As it was at that time. */
  actor_name: string;
  action: string;
  subject: string;
  subject_id: string;
  title: string;
  reason: string | null;
}

interface AvailabilityException {
  id: string;
  vendor_id: string;
  /** `yyyy-MM-dd` in the zone of the vendor. */
  day: string;
  kind: 'closed' | 'open';
  /** Null: closed all day. */
  opens: string | null;
  closes: string | null;
  note: string | null;
}

interface BannerSlide {
  id: string;
  position: number;
  title: string;
  text: string;
  topic: string;
  profession: string;
  /** Names a scene under `pictures/banner`. */
  picture: string;
}

interface Booking {
  id: string;
  number: Generated<number>;
  vendor_id: string;
  /** Null for a guest. */
  user_id: string | null;
  kind: 'appointment' | 'consultation' | 'trial' | 'lesson' | 'hire';
  status:
    | 'held'
    | 'requested'
    | 'confirmed'
    | 'completed'
    | 'cancelled-by-client'
    | 'cancelled-by-vendor'
    | 'declined'
    | 'expired'
    | 'no-show';
  starts_at: Timestamp;
  ends_at: Timestamp;
  time_zone: string;
  service_id: string | null;
  service_name: string | null;
  client_name: string | null;
  client_phone: string | null;
  client_city: string | null;
  client_email: string | null;
  key_hash: string | null;
  reason: string | null;
  address: JSONColumnType<TableOverrides['booking']['address']> | null;
  fee_amount: number | null;
  fee_currency: 'INR' | 'USD' | null;
  paying_by: 'at-visit' | 'online' | 'credit' | 'free' | null;
  cause: string | null;
  series_id: string | null;
  series_position: number | null;
  expires_at: Timestamp | null;
  is_sample: Generated<boolean>;
  created_at: FilledTimestamp;
  /** Of the record that the vendor keeps of the client. */
  client_id: string | null;
  /** Of a request that came in a burst of bookings by guests: it takes up no time. */
  burst_id: string | null;
  /** In which people are written to. */
  language: Generated<'en-IN' | 'hi' | 'kn'>;
  /** Null: the invoice is to a person. */
  client_gstin: string | null;
  /** As registered; null: not stated. */
  client_business_name: string | null;
  /** As registered; null: not stated. */
  client_business_address: string | null;
}

interface BookingCell {
  vendor_id: string;
  /** Minutes since 1970 ÷ `slotCellMinutes`. */
  cell: number;
  booking_id: string;
}

interface BookingEvent {
  id: string;
  booking_id: string;
  from_status: TableOverrides['booking_event']['from_status'] | null;
  to_status: TableOverrides['booking_event']['to_status'];
  actor: 'client' | 'vendor' | 'operator' | 'system';
  actor_id: string | null;
  note: string | null;
  starts_at: Timestamp;
  at: FilledTimestamp;
}

interface BookingReminder {
  booking_id: string;
  starts_at: Timestamp;
  hours: number;
}

/** How a vendor is booked. Lengths in minutes are multiples of `slotCellMinutes`. */
interface BookingRule {
  vendor_id: string;
  /** IANA name. */
  time_zone: Generated<string>;
  slot_minutes: Generated<number>;
  buffer_before: Generated<number>;
  buffer_after: Generated<number>;
  notice_minutes: Generated<number>;
  horizon_days: Generated<number>;
  is_asked_first: Generated<boolean>;
  cancel_hours: Generated<number>;
  move_hours: Generated<number>;
  meeting_url: string | null;
}

/** Secret addresses of calendars; the key of one is derived from its id. */
interface CalendarFeed {
  id: string;
  user_id: string;
  /** Bookings as a client, or those of the practice. */
  scope: 'mine' | 'practice';
  names_clients: Generated<boolean>;
  created_at: FilledTimestamp;
  /** When a calendar program last read it, to the hour. */
  read_at: Timestamp | null;
}

interface Campaign {
  id: string;
  slug: string;
  kind: 'cause' | 'startup';
  title: string;
  category: string;
  description: string;
  body: string;
  goal_amount: number;
  currency: 'INR' | 'USD';
  organiser: string;
  picture: string | null;
  published_at: Timestamp;
  ends_at: Timestamp;
  /** Null of samples, and after the account is deleted. */
  owner_id: string | null;
  stopped_at: Timestamp | null;
  stop_reason: string | null;
}

interface CampaignDraft {
  /** Becomes the id of the published campaign. */
  id: string;
  owner_id: string;
  kind: 'cause' | 'startup';
  title: Generated<string>;
  category: Generated<string>;
  description: Generated<string>;
  body: Generated<string>;
  goal_rupees: number | null;
  /** The last day, `yyyy-MM-dd` in India. */
  ends_on: string | null;
  picture_id: string | null;
  state: Generated<'draft' | 'submitted' | 'returned'>;
  /** Why it was returned. */
  reason: string | null;
  revision: Generated<number>;
  created_at: FilledTimestamp;
  updated_at: FilledTimestamp;
  submitted_at: Timestamp | null;
}

interface CampaignInterest {
  id: string;
  campaign_id: string;
  user_id: string | null;
  name: string;
  email: string;
  phone: string;
  range: TableOverrides['campaign_interest']['range'];
  message: string;
  created_at: FilledTimestamp;
}

interface CampaignUpdate {
  id: string;
  campaign_id: string;
  text: string;
  created_at: Timestamp;
}

/** Networks in which a page of the canary failed. */
interface CanaryNetwork {
  canary: string;
  part: string;
  /** A keyed hash. */
  network: string;
  seen_at: FilledTimestamp;
}

interface CanaryTotal {
  canary: string;
  part: string;
  arm: TableOverrides['canary_total']['arm'];
  visits: number;
  troubled: number;
}

interface CanaryVerdict {
  canary: string;
  part: string;
  reason: string;
  decided_at: FilledTimestamp;
  claimed_until: Timestamp;
  done_at: Timestamp | null;
}

interface CanaryVisit {
  canary: string;
  part: string;
  /** Which version was met: that of the canary, or the one everybody else runs. */
  arm: 'canary' | 'live';
  visit: string;
  is_troubled: boolean;
  seen_at: FilledTimestamp;
}

interface CaseDocument {
  id: string;
  case_id: string;
  file_id: string;
  added_at: FilledTimestamp;
}

interface Category {
  id: string;
  parent_id: string | null;
  /** Slug of the user type whose vendors stand in the category. */
  profession: string;
  slug: string;
  name: string;
  background_color: string;
  image: string | null;
  position: number;
  /** By an operator, not by a release. */
  is_added: Generated<boolean>;
}

interface City {
  id: string;
  name: string;
  state: string;
}

/** A line that a professional newly states, and the decision of an operator. */
interface Claim {
  id: string;
  vendor_id: string;
  kind: 'title' | 'qualification';
  value: string;
  state: Generated<'waiting' | 'approved' | 'rejected' | 'withdrawn'>;
  reason: string | null;
  claimed_at: FilledTimestamp;
  decided_at: Timestamp | null;
}

interface Client {
  id: string;
  vendor_id: string;
  number: number;
  /** Set exactly while account and record are linked. */
  user_id: string | null;
  name: string;
  phone: string | null;
  email: string | null;
  gender: 'Male' | 'Female' | null;
  born: string | null;
  height_cm: number | null;
  weight_kg: number | null;
  concern: string | null;
  status: Generated<'active' | 'done' | 'paused'>;
  note: string | null;
  registered_on: Generated<string>;
  archived_at: Timestamp | null;
  /** Who wrote it first: what the client alone gave is deleted with their account. */
  made_by: Generated<'professional' | 'booking'>;
}

interface ClientError {
  id: string;
  code: string;
  message: string;
  path: string;
  remote: string | null;
  version: string | null;
  release: string | null;
  seen_at: FilledTimestamp;
  /** A frame a line, as pathnames of released files; mapped to sources when an operator asks. */
  stack: string | null;
}

interface ClientLink {
  id: Generated<string>;
  vendor_id: string;
  client_id: string | null;
  user_id: string | null;
  state: 'invited' | 'requested' | 'linked' | 'ended';
  begun_by: 'client' | 'professional' | 'booking';
  /** Typed by the client who asked. */
  email: string | null;
  phone: string | null;
  token_hash: string | null;
  /** The address of the record at that time. */
  sent_to: string | null;
  token_expires_at: Timestamp | null;
  begun_at: FilledTimestamp;
  linked_at: Timestamp | null;
  ended_at: Timestamp | null;
  ended_by: 'client' | 'professional' | 'system' | null;
}

/** Steps of a link. Rows are added and never changed. */
interface ClientLinkEvent {
  id: Generated<string>;
  link_id: string;
  act: 'invited' | 'requested' | 'proof-sent' | 'linked' | 'refused' | 'ended';
  by: 'client' | 'professional' | 'booking' | 'system';
  at: FilledTimestamp;
}

interface ClientReview {
  booking_id: string;
  stars: number;
  text: string;
  created_at: FilledTimestamp;
}

interface Complaint {
  id: string;
  number: Generated<number>;
  /** Slug of a sub-category of officers. */
  kind: string;
  officer_id: string | null;
  body: string;
  /** All that the public may read; null until an operator redacted it. */
  published_text: string | null;
  status: 'received' | 'in-progress' | 'answered' | 'closed' | 'rejected';
  /** "Me too" without rows in `complaint_support`: of samples alone. */
  alike: Generated<number>;
  created_at: FilledTimestamp;
  answer_text: string | null;
  answered_at: Timestamp | null;
  /** At most one of officer and department is set. */
  department_id: string | null;
  /** Null of guests and in samples. */
  user_id: string | null;
  from_name: string | null;
  from_email: string | null;
  is_anonymous: Generated<boolean>;
  published_at: Timestamp | null;
  level: Generated<number>;
  /** Deadline of the next step. Null in samples, which have no deadlines. */
  due_at: Timestamp | null;
  /** In which people are written to. */
  language: Generated<'en-IN' | 'hi' | 'kn'>;
}

interface ComplaintEvent {
  id: GeneratedAlways<number>;
  complaint_id: string;
  at: FilledTimestamp;
  kind:
    | 'received'
    | 'published'
    | 'rejected'
    | 'in-progress'
    | 'escalated'
    | 'answered'
    | 'closed'
    | 'taken-down';
  level: number | null;
  text: string | null;
  /** The account that did it, if one did. Never shown. */
  actor_id: string | null;
}

interface ComplaintFile {
  complaint_id: string;
  file_id: string;
  position: number;
}

/** "Me too" of an account. */
interface ComplaintSupport {
  complaint_id: string;
  user_id: string;
  created_at: FilledTimestamp;
}

/** Times without titles, in cells as in booking_cell; until_cell is the first that is free. */
interface ConnectedBusy {
  calendar_id: string;
  vendor_id: string;
  first_cell: number;
  until_cell: number;
}

/** Calendars elsewhere whose busy times cannot be booked. */
interface ConnectedCalendar {
  id: string;
  vendor_id: string;
  /** Encrypted: whoever has it reads the calendar. */
  address: string;
  host: string;
  ending: string;
  etag: string | null;
  last_modified: string | null;
  created_at: FilledTimestamp;
  read_at: Timestamp | null;
  /** When it last came as a whole; after that it can say that nothing changed. */
  full_read_at: Timestamp | null;
  busy_times: Generated<number>;
  skipped_events: Generated<number>;
  failure:
    | 'unreachable'
    | 'refused'
    | 'gone'
    | 'not-public'
    | 'not-a-calendar'
    | 'too-large'
    | 'too-complex'
    | 'address-lost'
    | null;
  failures: Generated<number>;
  failing_since: Timestamp | null;
  warned_at: Timestamp | null;
  /** Null: it is not read any more. */
  next_read_at: Timestamp | null;
  /** The lease of the process that reads it. */
  reading_until: Timestamp | null;
}

interface Consent {
  user_id: string;
  name: TableOverrides['consent']['name'];
  version: string;
  given_at: FilledTimestamp;
}

interface ContactReveal {
  id: string;
  vendor_id: string;
  created_at: FilledTimestamp;
}

interface Content {
  key: string;
  body: JSONColumnType<TableOverrides['content']['body']>;
  updated_at: FilledTimestamp;
}

interface Credential {
  id: string;
  vendor_id: string;
  kind: 'certificate' | 'education';
  position: number;
  subject: Generated<string>;
  certificate: Generated<string>;
  number: Generated<string>;
  description: Generated<string>;
  issued_by: Generated<string>;
  institution: Generated<string>;
  qualification: Generated<string>;
  specializations: Generated<string[]>;
  from_day: string;
  to_day: string;
  file_id: string;
  state: Generated<'waiting' | 'approved' | 'rejected'>;
  reason: string | null;
  decided_at: Timestamp | null;
  decided_by: string | null;
}

/** What was issued for a refund of an invoiced charge. Never changed. */
interface CreditNote {
  /** The refund. */
  movement_id: string;
  invoice_id: string;
  vendor_id: string;
  /** The year in which its financial year begins. */
  year: number;
  /** Consecutive for a professional and financial year. */
  sequence: number;
  issued_at: FilledTimestamp;
}

interface Donation {
  id: string;
  number: Generated<number>;
  campaign_id: string;
  user_id: string | null;
  /** Id of an account, or the digest of the address of a guest. */
  donor: string;
  name: string;
  email: string | null;
  message: string | null;
  is_anonymous: boolean;
  key_hash: string | null;
  /** In hundredths of the currency. */
  amount: number;
  currency: 'INR' | 'USD';
  refund_reason: string | null;
  created_at: FilledTimestamp;
  /** In which people are written to. */
  language: Generated<'en-IN' | 'hi' | 'kn'>;
}

/** Revisions of texts that are changed as a whole. */
interface EditorialSheet {
  name: string;
  revision: number;
}

/** Links that put `email` back. */
interface EmailTakeBack {
  /** A smaller id outranks a greater one of the same account. */
  id: GeneratedAlways<number>;
  token_hash: string;
  user_id: string;
  email: string;
  expires_at: Timestamp;
}

interface Engagement {
  id: string;
  profession: string;
  vendor_id: string;
  service: string;
  about: string;
  /** Given by the client. */
  stars: number;
  ended_at: Timestamp;
}

/** Deleted accounts. Rows are added and never changed. */
interface Erasure {
  user_id: string;
  erased_at: FilledTimestamp;
}

interface FacetCount {
  /** A category or sub-category. */
  node_id: string;
  city_id: string;
  kind: 'all' | 'option' | 'week' | 'cell';
  /** Bit of an option, id of a week, or a cell. */
  key: number;
  vendors: number;
}

/** One bit of `search_row.facets`. */
interface FacetOption {
  facet: string;
  /** Null: of every category. */
  category_id: string | null;
  value: string;
  label: string;
  position: number;
  bit: number;
  /** Inclusive, null is no bound: paise of a fee, years of experience, tenths of a star, minutes until an answer. */
  low: number | null;
  /** Exclusive; null is no bound. */
  high: number | null;
}

interface Faq {
  id: string;
  /** `home`, a profession (`doctor`), or one of its specialities (`doctor/dentist`). */
  key: string;
  position: number;
  question: string;
  answer: string;
}

interface Favourite {
  user_id: string;
  vendor_id: string;
  /** The list of the account that it is on. */
  list: string | null;
  created_at: FilledTimestamp;
}

interface GovDepartment {
  id: string;
  office_id: string;
  position: number;
  slug: string;
  name: string;
  about: string;
  address: string;
  phone: string;
  working_hours: JSONColumnType<TableOverrides['gov_department']['working_hours']>;
  services: JSONColumnType<TableOverrides['gov_department']['services']>;
  documents: string[];
}

interface GovOffice {
  id: string;
  slug: string;
  heading: string;
  about: string;
  position: number;
  category_id: string;
}

interface HealthCount {
  part: string;
  version: string;
  minute: Timestamp;
  kind: string;
  /** Of the histogram of the measure, else 0. */
  bucket: number;
  /** Occurrences within the minute. */
  n: number;
}

interface HealthMessage {
  id: string;
  part: string;
  version: string;
  seen_at: FilledTimestamp;
  kind: 'failure' | 'error';
  code: string | null;
  phase: TableOverrides['health_message']['phase'] | null;
  path: string;
  message: string;
}

interface HealthShare {
  part: string;
  version: string;
  name: string;
  wanted: string;
  given: string;
  brought_by: string;
  n: number;
  seen_at: FilledTimestamp;
}

interface Hearing {
  id: string;
  case_id: string;
  at: Timestamp;
  court: string | null;
  note: string | null;
}

interface IdempotentWrite {
  call: string;
  key: string;
  body_hash: string;
  /** Encrypted with the key of the request, which is not stored. Null while the first write is under way. */
  answer: JSONColumnType<TableOverrides['idempotent_write']['answer']> | null;
  created_at: FilledTimestamp;
}

interface Identity {
  provider: string;
  subject: string;
  user_id: string;
  created_at: FilledTimestamp;
}

/** What was issued for a charge, as the professional stated it then. Never changed. */
interface Invoice {
  movement_id: string;
  vendor_id: string;
  /** The year in which its financial year begins. */
  year: number;
  /** Consecutive for a professional and financial year. */
  sequence: number;
  issued_at: FilledTimestamp;
  supplier_name: string;
  supplier_address: string;
  gstin: string | null;
  sac: string;
  rate: number;
  /** Of the payer; null: not known. */
  recipient_state: string | null;
  /** Null: the payer has stated none. */
  recipient_gstin: string | null;
  /** The recipient pays the tax. */
  is_reverse_charge: Generated<boolean>;
  /** Of a registered recipient; null: not stated. */
  recipient_name: string | null;
  /** Of a registered recipient; null: not stated. */
  recipient_address: string | null;
}

interface Job {
  id: string;
  kind: string;
  key: string | null;
  payload: JSONColumnType<TableOverrides['job']['payload']>;
  priority: TableOverrides['job']['priority'];
  run_at: FilledTimestamp;
  attempts: Generated<number>;
  created_at: FilledTimestamp;
  claimed_at: Timestamp | null;
  last_error: string | null;
  dead_at: Timestamp | null;
}

interface KeptLetter {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  sent_at: FilledTimestamp;
  /** The calendar file that came with it. */
  calendar: JSONColumnType<TableOverrides['kept_letter']['calendar']> | null;
  unsubscribe: string | null;
}

/** The entries of a movement sum to zero. */
interface LedgerEntry {
  movement_id: string;
  position: number;
  account: string;
  vendor_id: string | null;
  user_id: string | null;
  amount: number;
  currency: 'INR' | 'USD';
  campaign_id: string | null;
}

interface LedgerMovement {
  id: string;
  kind: string;
  payment_id: string | null;
  booking_id: string | null;
  at: FilledTimestamp;
  number: Generated<number>;
}

interface LegalCase {
  id: string;
  vendor_id: string;
  number: number;
  client_id: string;
  booking_id: string | null;
  title: string;
  category: 'Family' | 'Divorce' | 'Criminal' | 'Civil' | 'Property' | 'Business';
  opponent: string | null;
  court: string | null;
  stage: string | null;
  outcome: 'won' | 'lost' | 'settled' | 'withdrawn' | null;
  note: string | null;
  opened_on: Generated<string>;
  closed_on: string | null;
}

interface LegalDocument {
  name: 'terms' | 'privacy';
  version: string;
  title: string;
  body: string;
  published_at: Timestamp;
}

interface LessonCredit {
  id: string;
  purchase_id: string;
  booking_id: string | null;
  lessons: number;
  why: 'bought' | 'used' | 'given-back' | 'refunded';
  at: FilledTimestamp;
}

interface LessonPackage {
  id: string;
  vendor_id: string;
  position: number;
  name: string;
  lessons: number;
  minutes: number;
  fee_amount: number;
  fee_currency: 'INR' | 'USD';
}

/** Told once when the first of a topic is listed in a city; the row is deleted with it. */
interface ListingAlert {
  id: string;
  email: string;
  topic_id: string;
  city_id: string;
  is_confirmed: boolean;
  /** When the last e-mail about it was sent. */
  asked_at: Timestamp;
  expires_at: Timestamp;
  /** In which people are written to. */
  language: Generated<'en-IN' | 'hi' | 'kn'>;
}

interface Locality {
  id: string;
  city_id: string;
  name: string;
  pin: string;
  lat: number;
  lng: number;
}

interface Message {
  id: string;
  thread_id: string;
  is_vendors: boolean;
  text: string;
  created_at: FilledTimestamp;
}

interface Notification {
  id: string;
  user_id: string;
  kind:
    | 'booking'
    | 'message'
    | 'review'
    | 'payment'
    | 'waitlist'
    | 'support'
    | 'complaint'
    | 'campaign'
    | 'question'
    | 'release';
  title: string;
  text: string;
  link: string;
  created_at: FilledTimestamp;
  read_at: Timestamp | null;
  /** By which it is worded in the language of its reader; title and text say it in English. */
  template: string | null;
  template_values: JSONColumnType<TableOverrides['notification']['template_values']> | null;
}

/** Whether an officer may speak for a department. */
interface OfficeGrant {
  id: Generated<string>;
  vendor_id: string;
  department_id: string;
  state: 'requested' | 'granted' | 'rejected' | 'revoked';
  requested_at: FilledTimestamp;
  decided_at: Timestamp | null;
}

interface Onboarding {
  vendor_id: string;
  state: Generated<'draft' | 'submitted' | 'changes-needed' | 'approved'>;
  revision: Generated<number>;
  /** As it was typed last. */
  draft: JSONColumnType<TableOverrides['onboarding']['draft']> | null;
  /** Those that were stored. */
  steps: Generated<TableOverrides['onboarding']['steps']>;
  /** `Ms`: the title in the wizard. */
  salutation: Generated<string>;
  city: Generated<string>;
  location: Generated<string>;
  subjects: Generated<string[]>;
  syllabus: Generated<string[]>;
  category: Generated<string>;
  without_certificate: Generated<boolean>;
  without_education: Generated<boolean>;
  submitted_at: Timestamp | null;
  decided_at: Timestamp | null;
  decided_by: string | null;
  updated_at: FilledTimestamp;
}

interface OnboardingEvent {
  id: string;
  number: GeneratedAlways<number>;
  vendor_id: string;
  what: 'begun' | 'submitted' | 'approved' | 'returned';
  note: string | null;
  actor_id: string | null;
  at: FilledTimestamp;
}

/** One live code per owner, purpose and browser. */
interface OneTimeCode {
  /** Id of an account, or of the hold of a guest. */
  owner_id: string;
  purpose: TableOverrides['one_time_code']['purpose'];
  id: string;
  email: string;
  code_hash: string;
  /** Binds the code to one browser, session or hold. */
  browser_hash: string;
  guesses: Generated<number>;
  expires_at: Timestamp;
  /** Null where the account itself holds what was typed in that browser. */
  registration: JSONColumnType<TableOverrides['one_time_code']['registration']> | null;
}

/** Links with which an operator adds the first passkey. */
interface OperatorEnrolment {
  user_id: string;
  token_hash: string;
  expires_at: Timestamp;
}

interface PackagePurchase {
  id: string;
  user_id: string;
  vendor_id: string;
  package_id: string | null;
  name: string;
  lessons: number;
  minutes: number;
  fee_amount: number;
  fee_currency: 'INR' | 'USD';
  created_at: FilledTimestamp;
  number: Generated<number>;
  /** Null: the invoice is to a person. */
  client_gstin: string | null;
  /** As registered; null: not stated. */
  client_business_name: string | null;
  /** As registered; null: not stated. */
  client_business_address: string | null;
}

interface Passkey {
  id: string;
  user_id: string;
  /** In base64url. */
  credential_id: string;
  /** In base64url. */
  public_key: string;
  /** Signatures as the authenticator counts them; 0 where it does not. */
  counter: number;
  transports: string[];
  name: string;
  is_synced: boolean;
  created_at: FilledTimestamp;
  last_used_at: Timestamp | null;
}

interface PasskeyChallenge {
  challenge: string;
  purpose: 'creation' | 'sign-in';
  /** A session, or the hash of the secret of a browser. */
  owner: string;
  expires_at: Timestamp;
}

interface PasswordReset {
  token_hash: string;
  user_id: string;
  expires_at: Timestamp;
}

interface Payment {
  id: string;
  provider: string;
  provider_ref: string;
  booking_id: string | null;
  purchase_id: string | null;
  user_id: string | null;
  /** In hundredths of the currency. */
  amount: number;
  currency: 'INR' | 'USD';
  refunded_amount: Generated<number>;
  state: 'waiting' | 'paid' | 'failed' | 'part-refunded' | 'refunded';
  created_at: FilledTimestamp;
  paid_at: Timestamp | null;
  donation_id: string | null;
}

interface PaymentEvent {
  provider: string;
  event_id: string;
  payment_id: string;
  kind: string;
  at: FilledTimestamp;
}

/** The order of a payment with its provider, created after the commit. */
interface PaymentOrder {
  payment_id: string;
  /** Id of the provider; null until it has the order. */
  ref: string | null;
  checkout: JSONColumnType<TableOverrides['payment_order']['checkout']> | null;
  created_at: FilledTimestamp;
  sent_at: Timestamp | null;
  /** When the provider was last asked what became of it. */
  asked_at: Timestamp | null;
  /** Why the provider refused it. */
  failure: string | null;
  /** Of the transfer, as its payer says. Null: not reported. */
  bank_reference: string | null;
  reported_at: Timestamp | null;
}

/** A part of a payment that goes back to the payer. */
interface PaymentRefund {
  id: string;
  payment_id: string;
  amount: number;
  created_at: FilledTimestamp;
  /** When the provider had paid it. */
  done_at: Timestamp | null;
  provider_ref: string | null;
  /** When the provider accepted it, which may fail later. */
  sent_at: Timestamp | null;
  asked_at: Timestamp | null;
  failed_at: Timestamp | null;
  failure: string | null;
}

/** Movements of money at providers. One that pays an order again is a payment of its own, and refunded. */
interface PaymentTransaction {
  provider: string;
  ref: string;
  payment_id: string;
  at: FilledTimestamp;
}

interface Payout {
  /** Id of its ledger movement. */
  id: string;
  number: Generated<number>;
  vendor_id: string | null;
  amount: number;
  currency: 'INR' | 'USD';
  provider: string;
  created_at: FilledTimestamp;
  campaign_id: string | null;
  /** Null of payouts from before there were accounts. */
  account_id: string | null;
  state: Generated<'waiting' | 'sent' | 'paid' | 'returned'>;
  provider_ref: string | null;
  /** By which the bank names the transfer. */
  bank_ref: string | null;
  problem: string | null;
  ended_at: Timestamp | null;
  asked_at: Timestamp | null;
}

/** Where payouts of a professional or a campaign go. One at a time; those before have ended. */
interface PayoutAccount {
  id: string;
  vendor_id: string | null;
  campaign_id: string | null;
  kind: 'bank' | 'vpa';
  /** Encrypted: holder, number and IFSC, or UPI address. Null of samples and of erased accounts. */
  details: string | null;
  mask: string;
  state: 'checking' | 'review' | 'verified' | 'refused';
  problem: string | null;
  /** By which the provider of payouts knows it. */
  fund_account_ref: string | null;
  /** The validation that the provider of payouts made or makes. */
  check_ref: string | null;
  /** The name the bank gave, or what an operator noted. */
  proof: string | null;
  created_at: FilledTimestamp;
  usable_at: Timestamp;
  decided_at: Timestamp | null;
  ended_at: Timestamp | null;
  asked_at: Timestamp | null;
}

/** Movements of what became of a payout; the payout itself has its own movement's id. */
interface PayoutMovement {
  movement_id: string;
  payout_id: string;
}

/** Payouts by the daily run: one for each account, currency and day. */
interface PayoutRun {
  account_id: string;
  currency: string;
  day: string;
  payout_id: string;
}

interface PeriodicTask {
  name: string;
  seconds: number;
  next_run_at: Timestamp;
  last_run_at: Timestamp | null;
  failures: Generated<number>;
  last_error: string | null;
}

/** Mobile numbers that were proved by a code, each of one account: the last one that proved it. */
interface Phone {
  user_id: string;
  number: string;
  proved_at: FilledTimestamp;
  first_channel: Generated<'whatsapp' | 'sms' | 'email'>;
  language: Generated<'en-IN' | 'hi' | 'kn'>;
  quiet_from: Generated<number>;
  quiet_until: Generated<number>;
}

/** What was agreed to and withdrawn, with its wording. The last row of a channel and kind holds; rows are never changed. */
interface PhoneConsent {
  id: string;
  user_id: string;
  number: string;
  channel: 'whatsapp' | 'sms';
  kind: 'bookings' | 'reminders' | 'waitlist';
  is_given: boolean;
  wording: string;
  given_by: 'settings' | 'reply';
  at: FilledTimestamp;
}

interface PhoneConversation {
  user_id: string;
  state: JSONColumnType<TableOverrides['phone_conversation']['state']>;
  asked_at: Timestamp;
  /** The last message that was taken up: repeated, it leads to the same wish and answer. */
  message_id: string;
  wish: JSONColumnType<TableOverrides['phone_conversation']['wish']>;
  is_done: Generated<boolean>;
  answer: JSONColumnType<TableOverrides['phone_conversation']['answer']> | null;
  claimed_at: FilledTimestamp;
}

interface PhoneMessage {
  id: string;
  user_id: string | null;
  number: string;
  language: string;
  kind: 'code' | 'bookings' | 'reminders' | 'waitlist' | 'reply';
  content: JSONColumnType<TableOverrides['phone_message']['content']>;
  about: string | null;
  /** The e-mail that goes out where no channel takes the message. */
  otherwise: JSONColumnType<TableOverrides['phone_message']['otherwise']> | null;
  /** Still to be tried, the first one next; of a message that was sent, the one that took it and those after it. */
  channels: string[];
  attempts: Generated<number>;
  useless_after: Timestamp | null;
  state: Generated<'waiting' | 'sent' | 'delivered' | 'read' | 'failed' | 'dropped'>;
  provider: string | null;
  provider_id: string | null;
  reason: string | null;
  created_at: FilledTimestamp;
  sent_at: Timestamp | null;
}

/** Messages that came, each once; the text goes when it is answered. */
interface PhoneReply {
  provider: string;
  message_id: string;
  user_id: string | null;
  number: string;
  text: string;
  is_button: boolean;
  sent_at: Timestamp;
  at: FilledTimestamp;
  /** The provider’s id of the message that it replies to. */
  reply_to: string | null;
}

/** What providers reported, in any order, also before the message is known to be sent. */
interface PhoneReport {
  provider: string;
  provider_id: string;
  state: 'sent' | 'delivered' | 'read' | 'failed';
  reason: string | null;
  at: FilledTimestamp;
}

/** What messages of a day in India cost by the settings. */
interface PhoneSpend {
  day: string;
  paise: number;
  code_paise: number;
}

interface Pledge {
  id: string;
  campaign_id: string;
  /** Null of a guest. */
  user_id: string | null;
  amount: number;
  created_at: Timestamp;
}

interface PortfolioWork {
  id: string;
  vendor_id: string;
  position: number;
  title: string;
  about: string;
  year: number;
  /** Names a drawing under `pictures/portfolio`, or is the address of a file. */
  picture: string;
}

interface Post {
  id: string;
  slug: string;
  title: string;
  summary: string;
  topic: string;
  /** Markdown. */
  body: string;
  /** Names a scene of a category. */
  picture: string | null;
  /** Null of a draft. */
  published_at: Timestamp | null;
  /** Topic whose subscribers are told, at `told_at`. */
  letter: string | null;
  told_at: Timestamp | null;
  /** It was published before and is not now. */
  is_address_kept: Generated<boolean>;
  updated_at: FilledTimestamp;
  revision: Generated<number>;
}

interface Promotion {
  id: string;
  slot: 'listing';
  profession: string;
  vendor_id: string;
  title: string;
  text: string;
  action: string;
  starts_at: Timestamp;
  ends_at: Timestamp | null;
  revision: Generated<number>;
}

/** Browsers to which notifications are pushed (RFC 8030), each with its consent. */
interface PushDevice {
  id: string;
  user_id: string;
  /** Session in which it was allowed. Signing out of it ends the device; a session that runs out does not. */
  session_id: string;
  endpoint: string;
  /** Public key of the browser, by which messages are encrypted (RFC 8291). */
  p256dh: string;
  /** Secret that the browser shares with us (RFC 8291). */
  auth: string;
  user_agent: string;
  /** What was agreed to. */
  wording: string;
  created_at: FilledTimestamp;
  last_sent_at: Timestamp | null;
  sent_day: string | null;
  /** Messages sent on sent_day. */
  sent_count: Generated<number>;
  /** When the push service no longer knew its address. Nothing is sent from then on, until the browser says its new one. */
  gone_at: Timestamp | null;
}

/** Without a row, the defaults. */
interface PushPreference {
  user_id: string;
  /** Kinds of notifications that are not pushed. */
  muted: Generated<string[]>;
  quiet_from: Generated<number>;
  quiet_until: Generated<number>;
}

interface Question {
  id: string;
  number: Generated<number>;
  profession: string | null;
  spec: string | null;
  text: string;
  email: string | null;
  status: 'pending' | 'published' | 'rejected';
  created_at: FilledTimestamp;
  /** Shown instead of `text`, where they differ. */
  published_text: string | null;
  decided_at: Timestamp | null;
  /** In which people are written to. */
  language: Generated<'en-IN' | 'hi' | 'kn'>;
}

interface RecentSearch {
  user_id: string;
  terms: string[];
}

/** Entries of the lists that forms offer. */
interface ReferenceItem {
  list: TableOverrides['reference_item']['list'];
  id: string;
  name: string;
  /** City of a locality, profession of a subject; null for everybody. */
  parent: string | null;
  position: number;
}

interface Review {
  id: string;
  vendor_id: string;
  name: string;
  image: string;
  stars: number;
  recommends: boolean;
  visited_for: string | null;
  text: string;
  created_at: FilledTimestamp;
  reply_text: string | null;
  replied_at: Timestamp | null;
  user_id: string | null;
  /** Null in samples. */
  booking_id: string | null;
  /** Only its writer sees it before. */
  published_at: FilledTimestamp;
  may_be_story: Generated<boolean>;
  /** Taken down after a report. */
  is_hidden: Generated<boolean>;
  /** Published, and included in the figures of the vendor. */
  is_counted: Generated<boolean>;
  /** An operator decided not to make it a story. */
  story_refused_at: Timestamp | null;
}

interface ReviewEdit {
  id: string;
  review_id: string;
  stars: number;
  recommends: boolean;
  text: string;
  replaced_at: FilledTimestamp;
}

interface ReviewReport {
  review_id: string;
  user_id: string;
  reason: string;
  created_at: FilledTimestamp;
  decided_at: Timestamp | null;
}

/** The invented practice that demonstrations of dashboards show, a row for each part of it. */
interface SamplePractice {
  part: string;
  body: JSONColumnType<TableOverrides['sample_practice']['body']>;
}

interface SearchDay {
  /** `yyyy-MM-dd` in India. */
  day: string;
  term: string;
  searches: number;
}

interface SearchMiss {
  /** `yyyy-MM-dd` in India. */
  day: string;
  words: string;
  searches: number;
}

/** A live vendor as lists filter and sort it; higher is better in every sort. */
interface SearchRow {
  vendor_id: string;
  category_id: string;
  sub_category_id: string | null;
  city_id: string;
  locality_id: string;
  lat: number;
  lng: number;
  facets: number;
  week_id: number;
  /** Evenly distributed over all of int4: the rows below a bound are a fair sample. */
  dice: number;
  /** The default order. */
  rank: number;
  popular: number;
  experience: number;
  fee_low: number;
  fee_high: number;
  /** Plain words of the name, without title. */
  name_key: string;
  /** The same with the last word first. */
  name_back: string;
  words: string;
  /** The bits of `facets` of which only one per facet can be set. */
  cell: GeneratedAlways<number>;
  /** Of a grid over the globe: row * 65536 + column. */
  square: GeneratedAlways<number>;
  /** As `vendor.rating_rank`. */
  rating: number;
}

/** Words that an operator gave a topic. */
interface SearchWord {
  text: string;
  node_id: string;
  label: string;
}

/** Progress of seeding: `vendors` = so many of the sequence are stored. */
interface SeedState {
  step: string;
  done: number;
}

interface Session {
  id: string;
  user_id: string;
  created_at: FilledTimestamp;
  expires_at: Timestamp;
  /** Last proof of identity within this session. */
  authenticated_at: FilledTimestamp;
  /** Of the browser that used it last, at most `userAgentMaxLength` characters. */
  user_agent: string | null;
  /** Null until it is used; exact to a few minutes. */
  last_seen_at: Timestamp | null;
  /** The passkey that opened or confirmed it. */
  passkey_id: string | null;
}

/** Items of the settlements of providers, as they state them. */
interface SettlementItem {
  provider: string;
  kind: 'payment' | 'refund' | 'other';
  /** Transaction or refund, as the provider names it. */
  ref: string;
  settlement_ref: string;
  /** By which the bank names the transfer. */
  utr: string | null;
  /** Before the fee, in hundredths; negative of what was taken from us. */
  amount: number;
  /** Includes the tax. */
  fee: number;
  tax: number;
  currency: string;
  settled_at: Timestamp;
  /** Null of what fits no payment; operators look into it. */
  payment_id: string | null;
}

interface StoredFile {
  id: string;
  owner_id: string | null;
  name: string;
  type: string;
  bytes: number;
  is_public: Generated<boolean>;
  created_at: FilledTimestamp;
  /** In pixels; null of a document, and of files from before sizes were stored. */
  width: number | null;
  height: number | null;
  /** What the virus scanner said. */
  scan: Generated<'unscanned' | 'waiting' | 'clean' | 'infected'>;
}

interface Story {
  id: string;
  slug: string;
  title: string;
  name: string;
  image: string;
  stars: number;
  summary: string;
  body: string;
  vendor_id: string;
  published_at: Timestamp;
  /** Null of stories that were written for the site. */
  review_id: string | null;
}

interface Subscription {
  id: string;
  email: string;
  topic: string;
  status: 'pending' | 'confirmed' | 'ended';
  created_at: FilledTimestamp;
  /** When the last e-mail asked to confirm the address. */
  asked_at: Timestamp | null;
  /** In which people are written to. */
  language: Generated<'en-IN' | 'hi' | 'kn'>;
}

interface SupportMessage {
  id: string;
  ticket_id: string;
  /** An operator wrote it. */
  is_ours: boolean;
  author_id: string | null;
  text: string;
  created_at: FilledTimestamp;
}

interface SupportTicket {
  id: string;
  number: Generated<number>;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  message: string;
  status: 'open' | 'answered' | 'closed';
  created_at: FilledTimestamp;
  /** Null until its writer is known to have an account. */
  user_id: string | null;
  /** When its writer last read it. */
  seen_at: Timestamp | null;
  /** In which people are written to. */
  language: Generated<'en-IN' | 'hi' | 'kn'>;
}

/** What a professional states about GST. Without a row, not registered. */
interface TaxProfile {
  vendor_id: string;
  /** Null: not registered. */
  gstin: string | null;
  /** As registered; null: the name of the page. */
  legal_name: string | null;
  /** Service Accounting Code. */
  sac: string;
  /** Percent of GST within prices. */
  rate: number;
  updated_at: FilledTimestamp;
}

/** `text` in plain words means `node_id`; the heaviest meaning is the likeliest. */
interface Term {
  text: string;
  node_id: string;
  label: string;
  weight: number;
  is_kept: boolean;
}

interface Thread {
  id: string;
  vendor_id: string;
  user_id: string;
  created_at: FilledTimestamp;
  client_read_at: Timestamp | null;
  vendor_read_at: Timestamp | null;
}

/** Content in other languages than English, which stands in the tables of its kind. */
interface Translation {
  kind: 'post' | 'faq' | 'slide' | 'site' | 'footer' | 'document';
  item_id: string;
  language: 'hi' | 'kn';
  /** By field; what is not there is read in English. */
  words: JSONColumnType<TableOverrides['translation']['words']>;
  /** Digest of the English that was translated. */
  source: string;
  revision: number;
  updated_at: FilledTimestamp;
}

/** What providers say of money that fits no payment; operators look into it. */
interface UnmatchedEvent {
  id: string;
  provider: string;
  event_id: string;
  kind: string;
  ref: string;
  transaction_ref: string | null;
  amount: number;
  currency: string;
  reason: 'unknown' | 'amount';
  at: FilledTimestamp;
  settled_at: Timestamp | null;
}

interface UserType {
  id: string;
  slug: string;
  name: string;
  icon: string;
  white_icon: string;
  position: number;
}

interface Vendor {
  id: string;
  user_id: string | null;
  /** Null only of drafts of a profession that has no category yet. */
  category_id: string | null;
  sub_category_id: string | null;
  /** Null only while not listed, as `lat`, `lng` and `gender`. */
  locality_id: string | null;
  /** A draft has never been listed; only live vendors are public. */
  status: 'draft' | 'review' | 'live' | 'suspended';
  name: string;
  title: Generated<string>;
  image: string;
  qualifications: Generated<string[]>;
  /** What only one profession has, as the wire shows it. */
  detail: JSONColumnType<TableOverrides['vendor']['detail'], string | undefined>;
  about: Generated<string>;
  address: Generated<string>;
  lat: number | null;
  lng: number | null;
  experience_years: Generated<number>;
  languages: Generated<string[]>;
  gender: 'Male' | 'Female' | null;
  rating_sum: Generated<number>;
  rating_count: Generated<number>;
  /** The mean in thousandths of a star, drawn to the usual one while reviews are few. */
  rating_rank: Generated<number>;
  /** In hundredths of the currency. */
  fee_amount: number | null;
  fee_currency: 'INR' | 'USD' | null;
  fee_per: string | null;
  working_hours: JSONColumnType<TableOverrides['vendor']['working_hours'], string | undefined>;
  is_verified: Generated<boolean>;
  is_sample: Generated<boolean>;
  created_at: FilledTimestamp;
  /** Median minutes until an answer. */
  reply_minutes: number | null;
  /** Of the last 30 days. */
  bookings_30d: Generated<number>;
  consultations: Generated<number>;
  /** Of teachers: boards and classes as slugs, `cbse`, `classes-9-10`. */
  levels: Generated<string[]>;
  /** Of advocates: where they appear, as slugs, `high-court`. */
  courts: Generated<string[]>;
  lunch_from: string | null;
  lunch_to: string | null;
  landmark: string | null;
  parking: string | null;
  evidence: JSONColumnType<TableOverrides['vendor']['evidence'], string | undefined>;
  phone: string | null;
  terms: JSONColumnType<TableOverrides['vendor']['terms'], string | undefined>;
  /** Reviews with one to five stars. */
  rating_counts: Generated<number[]>;
  /** Booked, or with exceptions: no other vendor shares its week. */
  has_own_times: Generated<boolean>;
  /** Numbers beside the one that is shown. */
  other_phones: Generated<string[]>;
  whatsapp: string | null;
  landline: string | null;
}

/** Live vendors per category, stored because counting takes too long for a visit. */
interface VendorCount {
  category_id: string;
  vendors: number;
}

/** With a rate, the fee is rate × minutes ÷ 60 + other charges. */
interface VendorService {
  id: string;
  vendor_id: string;
  position: number;
  name: string;
  minutes: number;
  fee_amount: number;
  fee_currency: 'INR' | 'USD';
  rate_amount: number | null;
  other_charges_amount: Generated<number>;
}

interface VendorView {
  vendor_id: string;
  /** `yyyy-MM-dd` in India. */
  day: string;
  views: number;
}

interface WaitlistEntry {
  id: string;
  vendor_id: string;
  user_id: string;
  kind: TableOverrides['waitlist_entry']['kind'];
  /** `yyyy-MM-dd`. */
  day: string;
  state: 'waiting' | 'offered' | 'missed' | 'taken';
  /** The time that is held for this person. */
  hold_id: string | null;
  created_at: FilledTimestamp;
}

interface Week {
  /** Made of the other columns. */
  id: number;
  hours: JSONColumnType<TableOverrides['week']['hours']>;
  lunch_from: string | null;
  lunch_to: string | null;
  /** The vendor whose week it is alone; null for one that many share. */
  vendor_id: string | null;
}

/** Weeks whose schedule changed. Rows are only added, so that no booking waits for another. */
interface WeekChange {
  id: GeneratedAlways<number>;
  week_id: number;
  /** The writing transaction: a reader asks for all that its last snapshot may not have seen. */
  tx: Generated<TableOverrides['week_change']['tx']>;
  at: FilledTimestamp;
}

/** The tables as the migrations make them. */
export interface Tables {
  address: Address;
  allowance: Allowance;
  answer: Answer;
  app_user: AppUser;
  appointment_request: AppointmentRequest;
  appointment_request_vendor: AppointmentRequestVendor;
  assignment: Assignment;
  audit_archive: AuditArchive;
  audit_event: AuditEvent;
  availability_exception: AvailabilityException;
  banner_slide: BannerSlide;
  booking: Booking;
  booking_cell: BookingCell;
  booking_event: BookingEvent;
  booking_reminder: BookingReminder;
  booking_rule: BookingRule;
  calendar_feed: CalendarFeed;
  campaign: Campaign;
  campaign_draft: CampaignDraft;
  campaign_interest: CampaignInterest;
  campaign_update: CampaignUpdate;
  canary_network: CanaryNetwork;
  canary_total: CanaryTotal;
  canary_verdict: CanaryVerdict;
  canary_visit: CanaryVisit;
  case_document: CaseDocument;
  category: Category;
  city: City;
  claim: Claim;
  client: Client;
  client_error: ClientError;
  client_link: ClientLink;
  client_link_event: ClientLinkEvent;
  client_review: ClientReview;
  complaint: Complaint;
  complaint_event: ComplaintEvent;
  complaint_file: ComplaintFile;
  complaint_support: ComplaintSupport;
  connected_busy: ConnectedBusy;
  connected_calendar: ConnectedCalendar;
  consent: Consent;
  contact_reveal: ContactReveal;
  content: Content;
  credential: Credential;
  credit_note: CreditNote;
  donation: Donation;
  editorial_sheet: EditorialSheet;
  email_take_back: EmailTakeBack;
  engagement: Engagement;
  erasure: Erasure;
  facet_count: FacetCount;
  facet_option: FacetOption;
  faq: Faq;
  favourite: Favourite;
  gov_department: GovDepartment;
  gov_office: GovOffice;
  health_count: HealthCount;
  health_message: HealthMessage;
  health_share: HealthShare;
  hearing: Hearing;
  idempotent_write: IdempotentWrite;
  identity: Identity;
  invoice: Invoice;
  job: Job;
  kept_letter: KeptLetter;
  ledger_entry: LedgerEntry;
  ledger_movement: LedgerMovement;
  legal_case: LegalCase;
  legal_document: LegalDocument;
  lesson_credit: LessonCredit;
  lesson_package: LessonPackage;
  listing_alert: ListingAlert;
  locality: Locality;
  message: Message;
  notification: Notification;
  office_grant: OfficeGrant;
  onboarding: Onboarding;
  onboarding_event: OnboardingEvent;
  one_time_code: OneTimeCode;
  operator_enrolment: OperatorEnrolment;
  package_purchase: PackagePurchase;
  passkey: Passkey;
  passkey_challenge: PasskeyChallenge;
  password_reset: PasswordReset;
  payment: Payment;
  payment_event: PaymentEvent;
  payment_order: PaymentOrder;
  payment_refund: PaymentRefund;
  payment_transaction: PaymentTransaction;
  payout: Payout;
  payout_account: PayoutAccount;
  payout_movement: PayoutMovement;
  payout_run: PayoutRun;
  periodic_task: PeriodicTask;
  phone: Phone;
  phone_consent: PhoneConsent;
  phone_conversation: PhoneConversation;
  phone_message: PhoneMessage;
  phone_reply: PhoneReply;
  phone_report: PhoneReport;
  phone_spend: PhoneSpend;
  pledge: Pledge;
  portfolio_work: PortfolioWork;
  post: Post;
  promotion: Promotion;
  push_device: PushDevice;
  push_preference: PushPreference;
  question: Question;
  recent_search: RecentSearch;
  reference_item: ReferenceItem;
  review: Review;
  review_edit: ReviewEdit;
  review_report: ReviewReport;
  sample_practice: SamplePractice;
  search_day: SearchDay;
  search_miss: SearchMiss;
  search_row: SearchRow;
  search_word: SearchWord;
  seed_state: SeedState;
  session: Session;
  settlement_item: SettlementItem;
  stored_file: StoredFile;
  story: Story;
  subscription: Subscription;
  support_message: SupportMessage;
  support_ticket: SupportTicket;
  tax_profile: TaxProfile;
  term: Term;
  thread: Thread;
  translation: Translation;
  unmatched_event: UnmatchedEvent;
  user_type: UserType;
  vendor: Vendor;
  vendor_count: VendorCount;
  vendor_service: VendorService;
  vendor_view: VendorView;
  waitlist_entry: WaitlistEntry;
  week: Week;
  week_change: WeekChange;
}
