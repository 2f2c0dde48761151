import type { Kysely } from 'kysely';
import type { Person } from '../../core/auth/sessions.store';
import type { Tables } from '../../core/db/tables.generated';
import * as account from './account.store';
import * as bookings from './bookings.store';
import { complaints, complaintsAlike } from './complaints.store';
import * as conversations from './conversations.store';
import * as funding from './funding.store';
import { professional } from './professional.store';
import * as records from './records.store';

/** A section of the export. `tables`: its source tables. */
export interface Section {
  name: string;
  tables: (keyof Tables)[];
  read: (db: Kysely<Tables>, person: Person) => Promise<unknown>;
}

/** Everything about a user except the account itself; a new table is one line. */
export const sections: Section[] = [
  { name: 'profile', tables: ['app_user'], read: account.profile },
  { name: 'signInProviders', tables: ['identity'], read: account.signInProviders },
  { name: 'passkeys', tables: ['passkey'], read: account.passkeys },
  { name: 'calendarFeeds', tables: ['calendar_feed'], read: account.calendarFeeds },
  {
    name: 'phone',
    tables: ['phone', 'phone_consent', 'phone_message', 'phone_reply'],
    read: account.phone,
  },
  { name: 'push', tables: ['push_device', 'push_preference'], read: account.push },
  { name: 'sessions', tables: ['session'], read: account.sessions },
  { name: 'consents', tables: ['consent'], read: account.consents },
  {
    name: 'professional',
    tables: [
      ...(['vendor', 'onboarding', 'onboarding_event', 'credential', 'claim', 'answer'] as const),
      ...(['booking_rule', 'availability_exception', 'vendor_service'] as const),
      ...(['lesson_package', 'portfolio_work', 'promotion'] as const),
      ...(['connected_calendar', 'connected_busy'] as const),
    ],
    read: professional,
  },
  { name: 'recentSearches', tables: ['recent_search'], read: account.recentSearches },
  { name: 'addresses', tables: ['address'], read: account.addresses },
  { name: 'favourites', tables: ['favourite'], read: account.favourites },
  { name: 'bookings', tables: ['booking', 'booking_event'], read: bookings.bookings },
  { name: 'waitlist', tables: ['waitlist_entry'], read: bookings.waitlist },
  { name: 'payments', tables: ['payment'], read: bookings.payments },
  { name: 'packages', tables: ['package_purchase', 'lesson_credit'], read: bookings.packages },
  { name: 'payouts', tables: ['payout'], read: bookings.payouts },
  { name: 'payoutAccounts', tables: ['payout_account'], read: bookings.payoutAccounts },
  { name: 'taxProfile', tables: ['tax_profile'], read: bookings.taxProfile },
  { name: 'invoices', tables: ['invoice'], read: bookings.invoices },
  { name: 'donations', tables: ['donation', 'pledge'], read: funding.donations },
  {
    name: 'campaigns',
    tables: ['campaign', 'campaign_draft', 'campaign_update'],
    read: funding.campaigns,
  },
  { name: 'investments', tables: ['campaign_interest'], read: funding.interests },
  { name: 'reviews', tables: ['review', 'review_edit', 'story'], read: bookings.reviews },
  { name: 'reviewsOfMe', tables: ['client_review'], read: bookings.reviewsOfMe },
  { name: 'reportedReviews', tables: ['review_report'], read: bookings.reportedReviews },
  { name: 'tickets', tables: ['support_ticket', 'support_message'], read: conversations.tickets },
  { name: 'complaints', tables: ['complaint'], read: complaints },
  { name: 'complaintsAlike', tables: ['complaint_support'], read: complaintsAlike },
  { name: 'questions', tables: ['question'], read: conversations.questions },
  { name: 'subscriptions', tables: ['subscription'], read: account.subscriptions },
  { name: 'listingAlerts', tables: ['listing_alert'], read: account.listingAlerts },
  { name: 'conversations', tables: ['thread', 'message'], read: conversations.conversations },
  { name: 'records', tables: ['client'], read: records.records },
  {
    name: 'recordLinks',
    tables: ['client_link', 'client_link_event'],
    read: records.recordLinks,
  },
  { name: 'assignments', tables: ['assignment'], read: records.assignments },
  { name: 'files', tables: ['stored_file'], read: account.files },
  { name: 'notifications', tables: ['notification'], read: account.notifications },
];

/** Tables that reference a user and are in no section, each with the reason. */
export const leftOut: Partial<Record<keyof Tables, string>> = {
  password_reset: 'hashes of links that are good for half an hour',
  operator_enrolment: 'the hash of a link that is good for a day',
  email_take_back: 'a former e-mail and the hash of a link, for 72 hours',
  erasure: 'who has left: nobody who can ask for an export',
  phone_conversation:
    'where a conversation by replies stands, whose messages and bookings are exported',
  ledger_entry: 'the books of the payments, packages and payouts that are exported',
};
