import type {
  BookingKind,
  BookingStatus,
  PayingBy,
  PostalAddress,
} from '@nukkad/platform/contract';
import type { ColumnType, Generated } from 'kysely';

/** Filled by the database when left out. */
type Now = ColumnType<Date, Date | string | undefined, Date | string>;
type Moment = ColumnType<Date, Date | string, Date | string>;
type Later = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Currency = 'INR' | 'USD';

/** How a vendor is booked. Lengths in minutes, multiples of `slotCellMinutes`. */
export interface BookingRuleTable {
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
  meeting_url: ColumnType<string | null, string | null | undefined, string | null>;
}

/** `day` is `yyyy-MM-dd` in the vendor's zone; without hours it is closed all day. */
export interface AvailabilityExceptionTable {
  id: string;
  vendor_id: string;
  day: string;
  kind: 'closed' | 'open';
  opens: string | null;
  closes: string | null;
  note: string | null;
}

export interface BookingTable {
  id: string;
  number: Generated<number>;
  vendor_id: string;
  /** Null for a guest. */
  user_id: string | null;
  /** Of the vendor's own record of the client. */
  client_id: ColumnType<string | null, string | null | undefined, string | null>;
  kind: BookingKind;
  status: BookingStatus;
  starts_at: Moment;
  ends_at: Moment;
  time_zone: string;
  service_id: string | null;
  service_name: string | null;
  client_name: ColumnType<string | null, string | null | undefined, string | null>;
  client_phone: ColumnType<string | null, string | null | undefined, string | null>;
  client_city: ColumnType<string | null, string | null | undefined, string | null>;
  client_email: ColumnType<string | null, string | null | undefined, string | null>;
  key_hash: ColumnType<string | null, string | null | undefined, string | null>;
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  address: ColumnType<PostalAddress | null, string | null | undefined, string | null>;
  fee_amount: number | null;
  fee_currency: Currency | null;
  paying_by: ColumnType<PayingBy | null, PayingBy | null | undefined, PayingBy | null>;
  cause: ColumnType<string | null, string | null | undefined, string | null>;
  series_id: ColumnType<string | null, string | null | undefined, string | null>;
  series_position: ColumnType<number | null, number | null | undefined, number | null>;
  /** Of a request that came in a burst of guests' bookings: it takes up no time. */
  burst_id: ColumnType<string | null, string | null | undefined, string | null>;
  expires_at: Later;
  is_sample: Generated<boolean>;
  created_at: Now;
}

/** `cell`: minutes since 1970 ÷ `slotCellMinutes`. */
export interface BookingCellTable {
  vendor_id: string;
  cell: number;
  booking_id: string;
}

export interface BookingEventTable {
  id: string;
  booking_id: string;
  from_status: BookingStatus | null;
  to_status: BookingStatus;
  actor: 'client' | 'vendor' | 'operator' | 'system';
  actor_id: string | null;
  note: string | null;
  starts_at: Moment;
  at: Now;
}

export interface BookingReminderTable {
  booking_id: string;
  starts_at: Moment;
  hours: number;
}

/** `day` is `yyyy-MM-dd`; `hold_id`: the time that is kept for this person. */
export interface WaitlistEntryTable {
  id: string;
  vendor_id: string;
  user_id: string;
  kind: BookingKind;
  day: string;
  state: 'waiting' | 'offered' | 'missed' | 'taken';
  hold_id: string | null;
  created_at: Now;
}

export interface ReviewEditTable {
  id: string;
  review_id: string;
  stars: number;
  recommends: boolean;
  text: string;
  replaced_at: Now;
}

export interface ReviewReportTable {
  review_id: string;
  user_id: string;
  reason: string;
  created_at: Now;
  /** When operators decided it. */
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface ClientReviewTable {
  booking_id: string;
  stars: number;
  text: string;
  created_at: Now;
}

/** Amounts count the currency's hundredth. */
export interface PaymentTable {
  id: string;
  provider: string;
  provider_ref: string;
  booking_id: string | null;
  purchase_id: string | null;
  donation_id: ColumnType<string | null, string | null | undefined, string | null>;
  user_id: string | null;
  amount: number;
  currency: Currency;
  refunded_amount: Generated<number>;
  state: 'waiting' | 'paid' | 'failed' | 'part-refunded' | 'refunded';
  created_at: Now;
  paid_at: Later;
}

/** A part of a payment that goes back to who paid. */
export interface PaymentRefundTable {
  id: string;
  payment_id: string;
  amount: number;
  created_at: Now;
  /** When the provider had taken charge of it. */
  done_at: Later;
}

export interface PaymentEventTable {
  provider: string;
  event_id: string;
  payment_id: string;
  kind: string;
  at: Now;
}

export interface LedgerMovementTable {
  id: string;
  number: Generated<number>;
  kind: string;
  payment_id: string | null;
  booking_id: string | null;
  at: Now;
}

/** The entries of a movement sum to zero. */
export interface LedgerEntryTable {
  movement_id: string;
  position: number;
  account: string;
  vendor_id: string | null;
  user_id: string | null;
  campaign_id: ColumnType<string | null, string | null | undefined, string | null>;
  amount: number;
  currency: Currency;
}

export interface PackagePurchaseTable {
  id: string;
  number: Generated<number>;
  user_id: string;
  vendor_id: string;
  package_id: string | null;
  name: string;
  lessons: number;
  minutes: number;
  fee_amount: number;
  fee_currency: Currency;
  created_at: Now;
}

export interface LessonCreditTable {
  id: string;
  purchase_id: string;
  booking_id: string | null;
  lessons: number;
  why: 'bought' | 'used' | 'given-back' | 'refunded';
  at: Now;
}

/** Who is booked when, what is paid, and how it was. */
export interface BookingTables {
  booking_rule: BookingRuleTable;
  availability_exception: AvailabilityExceptionTable;
  booking: BookingTable;
  booking_cell: BookingCellTable;
  booking_event: BookingEventTable;
  booking_reminder: BookingReminderTable;
  waitlist_entry: WaitlistEntryTable;
  review_edit: ReviewEditTable;
  review_report: ReviewReportTable;
  client_review: ClientReviewTable;
  payment: PaymentTable;
  payment_refund: PaymentRefundTable;
  payment_event: PaymentEventTable;
  ledger_movement: LedgerMovementTable;
  ledger_entry: LedgerEntryTable;
  package_purchase: PackagePurchaseTable;
  lesson_credit: LessonCreditTable;
}
