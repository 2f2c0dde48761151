import type { Kysely } from 'kysely';
import type { Person } from '../sessions/sessions.store';
import type { Tables } from '../storage/database.types';
import { complaints, complaintsAlike } from './complaints.store';
import * as stored from './export.store';
import * as funding from './funding.store';
import { professional } from './professional.store';

/** A part of what is kept about somebody. `tables`: where it lies. */
export interface Section {
  name: string;
  tables: (keyof Tables)[];
  read: (db: Kysely<Tables>, person: Person) => Promise<unknown>;
}

/** Everything about a person but the account itself; a new table is one line. */
export const sections: Section[] = [
  { name: 'profile', tables: ['app_user'], read: stored.profile },
  { name: 'signInProviders', tables: ['identity'], read: stored.signInProviders },
  { name: 'passkeys', tables: ['passkey'], read: stored.passkeys },
  { name: 'sessions', tables: ['session'], read: stored.sessions },
  { name: 'consents', tables: ['consent'], read: stored.consents },
  {
    name: 'professional',
    tables: [
      ...(['vendor', 'onboarding', 'onboarding_event', 'credential', 'claim', 'answer'] as const),
      ...(['booking_rule', 'availability_exception', 'vendor_service'] as const),
      ...(['lesson_package', 'portfolio_work', 'promotion'] as const),
    ],
    read: professional,
  },
  { name: 'recentSearches', tables: ['recent_search'], read: stored.recentSearches },
  { name: 'addresses', tables: ['address'], read: stored.addresses },
  { name: 'favourites', tables: ['favourite'], read: stored.favourites },
  { name: 'bookings', tables: ['booking', 'booking_event'], read: stored.bookings },
  { name: 'waitlist', tables: ['waitlist_entry'], read: stored.waitlist },
  { name: 'payments', tables: ['payment'], read: stored.payments },
  { name: 'packages', tables: ['package_purchase', 'lesson_credit'], read: stored.packages },
  { name: 'payouts', tables: ['payout'], read: stored.payouts },
  { name: 'donations', tables: ['donation', 'pledge'], read: funding.donations },
  {
    name: 'campaigns',
    tables: ['campaign', 'campaign_draft', 'campaign_update'],
    read: funding.campaigns,
  },
  { name: 'investments', tables: ['campaign_interest'], read: funding.interests },
  { name: 'reviews', tables: ['review', 'review_edit', 'story'], read: stored.reviews },
  { name: 'reviewsOfMe', tables: ['client_review'], read: stored.reviewsOfMe },
  { name: 'reportedReviews', tables: ['review_report'], read: stored.reportedReviews },
  { name: 'tickets', tables: ['support_ticket', 'support_message'], read: stored.tickets },
  { name: 'complaints', tables: ['complaint'], read: complaints },
  { name: 'complaintsAlike', tables: ['complaint_support'], read: complaintsAlike },
  { name: 'questions', tables: ['question'], read: stored.questions },
  { name: 'subscriptions', tables: ['subscription'], read: stored.subscriptions },
  { name: 'conversations', tables: ['thread', 'message'], read: stored.conversations },
  { name: 'records', tables: ['client'], read: stored.records },
  {
    name: 'recordLinks',
    tables: ['client_link', 'client_link_event'],
    read: stored.recordLinks,
  },
  { name: 'assignments', tables: ['assignment'], read: stored.assignments },
  { name: 'files', tables: ['stored_file'], read: stored.files },
  { name: 'notifications', tables: ['notification'], read: stored.notifications },
];

/** Tables that name a person and are in no section, each with the reason. */
export const leftOut: Partial<Record<keyof Tables, string>> = {
  password_reset: 'hashes of links that are good for half an hour',
  operator_enrolment: 'the hash of a link that is good for a day',
  email_take_back: 'a former e-mail and the hash of a link, for 72 hours',
  erasure: 'who has left: nobody who can ask for an export',
  ledger_entry: 'the books of the payments, packages and payouts that are exported',
};
