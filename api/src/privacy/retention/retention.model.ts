import type { Tables } from '../../core/db/tables.generated';

/** Rows are deleted when the time in `since` is `days` days ago. */
export interface Rule {
  table: keyof Tables;
  /** Column of the time that counts. */
  since: string;
  days: number;
  why: string;
}

/** Retention of rows that no other event deletes. */
export const rules: readonly Rule[] = [
  { table: 'session', since: 'expires_at', days: 0, why: 'opens nothing any more' },
  { table: 'one_time_code', since: 'expires_at', days: 1, why: 'a day of sendings is counted' },
  { table: 'password_reset', since: 'expires_at', days: 0, why: 'opens nothing any more' },
  { table: 'operator_enrolment', since: 'expires_at', days: 0, why: 'opens nothing any more' },
  { table: 'email_take_back', since: 'expires_at', days: 0, why: 'opens nothing any more' },
  {
    table: 'idempotent_write',
    since: 'created_at',
    days: 1,
    why: 'repeats are answered for a day',
  },
  { table: 'allowance', since: 'until', days: 0, why: 'counts nothing any more' },
  { table: 'notification', since: 'created_at', days: 365, why: 'news of a year ago' },
  { table: 'client_error', since: 'seen_at', days: 30, why: 'mended or forgotten by then' },
  { table: 'job', since: 'dead_at', days: 30, why: 'tried again or given up by then' },
  { table: 'kept_letter', since: 'sent_at', days: 30, why: 'for whoever tries things out' },
  { table: 'phone_message', since: 'created_at', days: 90, why: 'sent and settled by then' },
  { table: 'phone_report', since: 'at', days: 90, why: 'of a message that is gone' },
  { table: 'phone_reply', since: 'at', days: 30, why: 'answered, and repeated no more' },
  { table: 'push_device', since: 'gone_at', days: 30, why: 'says its new address by then' },
  { table: 'appointment_request', since: 'created_at', days: 365, why: 'answered or not by then' },
  { table: 'listing_alert', since: 'expires_at', days: 0, why: 'waits for nobody any more' },
  { table: 'review_report', since: 'created_at', days: 730, why: 'decided by then' },
  { table: 'booking_reminder', since: 'starts_at', days: 30, why: 'reminds of nothing any more' },
  { table: 'waitlist_entry', since: 'day', days: 30, why: 'the day has passed' },
  { table: 'vendor_view', since: 'day', days: 365, why: 'lists count the last weeks' },
  { table: 'contact_reveal', since: 'created_at', days: 365, why: 'counted by then' },
];

/** Books are kept for eight years; a guest's contact details are needed for two. */
export const guestContactDays = 730;

/** Support requests are kept this long after their last message. */
export const supportTextDays = 730;

/** Rows per DELETE, so that other queries do not wait long for its locks. */
export const batch = 500;

/** Statements per rule and run: a million rows an hour; the rest waits for the next run. */
export const mostBatches = 2_000;

const day = 86_400_000;

/** Rows from before this instant are too old. */
export const oldest = (days: number, now: Date): Date => new Date(now.getTime() - days * day);
