import type { Kysely } from 'kysely';
import { directory } from './migrations/0001-directory';
import { profiles } from './migrations/0002-profiles';
import { search } from './migrations/0003-search';
import { content } from './migrations/0004-content';
import { accounts } from './migrations/0005-accounts';
import { searchCells } from './migrations/0006-search-cells';
import { booking } from './migrations/0007-booking';
import { money } from './migrations/0008-money';
import { mine } from './migrations/0009-mine';
import { practice } from './migrations/0010-practice';
import { meetings } from './migrations/0011-meetings';
import { drafts } from './migrations/0012-drafts';
import { onboarding } from './migrations/0013-onboarding';
import { operator } from './migrations/0014-operator';
import { complaints } from './migrations/0015-complaints';
import { campaigns } from './migrations/0016-campaigns';
import { community } from './migrations/0017-community';
import { editorial } from './migrations/0018-editorial';
import { reportedReviews } from './migrations/0019-reported-reviews';
import { health } from './migrations/0020-health';
import { pictureSizes } from './migrations/0021-picture-sizes';
import { releaseNews } from './migrations/0022-release-news';
import { officeGrants } from './migrations/0023-office-grants';
import { clientOrigin } from './migrations/0024-client-origin';
import { passwordResets } from './migrations/0025-password-resets';
import { recentAuthentication } from './migrations/0026-recent-authentication';
import { accountRecovery } from './migrations/0027-account-recovery';
import { passkeys } from './migrations/0028-passkeys';
import { codesOfBrowsers } from './migrations/0029-codes-of-browsers';
import { privacy } from './migrations/0030-privacy';
import { clientLinks } from './migrations/0032-client-links';
import { claims } from './migrations/0033-claims';
import { fileScans } from './migrations/0034-file-scans';
import { canaryNetworks } from './migrations/0035-canary-networks';
import { answerDeadlines } from './migrations/0036-answer-deadlines';
import { waitingDocuments } from './migrations/0037-waiting-documents';
import { guestBursts } from './migrations/0038-guest-bursts';
import { operatorEnrolment } from './migrations/0039-operator-enrolment';
import { searchWords } from './migrations/0040-search-words';
import { comments } from './migrations/0041-comments';
import { jobs } from './migrations/0042-jobs';
import { ranking } from './migrations/0043-ranking';
import { listingAlerts } from './migrations/0044-listing-alerts';
import { addedTopics } from './migrations/0045-added-topics';
import { samplePractice } from './migrations/0046-sample-practice';
import { weekChanges } from './migrations/0047-week-changes';
import { errorStacks } from './migrations/0048-error-stacks';
import { auditArchive } from './migrations/0049-audit-archive';
import { notificationByTime } from './migrations/0050-notification-by-time';
import { contactRevealByTime } from './migrations/0051-contact-reveal-by-time';
import { bookingReminderByTime } from './migrations/0052-booking-reminder-by-time';
import { auditWords } from './migrations/0053-audit-words';
import { calendarFeeds } from './migrations/0054-calendar-feeds';
import { connectedCalendars } from './migrations/0055-connected-calendars';
import { paymentOrders } from './migrations/0056-payment-orders';
import { settlements } from './migrations/0057-settlements';
import { phoneMessages } from './migrations/0058-phone-messages';
import { phoneConversations } from './migrations/0059-phone-conversations';
import { payoutAccounts } from './migrations/0060-payout-accounts';
import { openPayouts } from './migrations/0061-open-payouts';
import { pushDevices } from './migrations/0062-push-devices';
import { translations } from './migrations/0066-translations';
import { languageOfAccounts } from './migrations/0068-language-of-accounts';
import { languageOfAlerts } from './migrations/0068-language-of-alerts';
import { languageOfBookings } from './migrations/0068-language-of-bookings';
import { languageOfComplaints } from './migrations/0068-language-of-complaints';
import { languageOfDonations } from './migrations/0068-language-of-donations';
import { languageOfQuestions } from './migrations/0068-language-of-questions';
import { languageOfSubscriptions } from './migrations/0068-language-of-subscriptions';
import { languageOfTickets } from './migrations/0068-language-of-tickets';
import { notificationTemplates } from './migrations/0068-notification-templates';
import { languagesOfPhones } from './migrations/0069-languages-of-phones';
import { translatedDocuments } from './migrations/0070-translated-documents';
import { invoices } from './migrations/0071-invoices';
import { reportedTransfers } from './migrations/0072-reported-transfers';
import { creditNotes } from './migrations/0073-credit-notes';
import { gstinOfBookings } from './migrations/0073-gstin-of-bookings';
import { gstinOfPurchases } from './migrations/0073-gstin-of-purchases';
import { validatePayoutStates } from './migrations/0074-validate-payout-states';
import { validateTranslationKinds } from './migrations/0074-validate-translation-kinds';
import { invoiceReverseCharge } from './migrations/0075-invoice-reverse-charge';
import { namedBusinessesOfBookings } from './migrations/0075-named-businesses-of-bookings';
import { namedBusinessesOfInvoices } from './migrations/0075-named-businesses-of-invoices';
import { namedBusinessesOfPurchases } from './migrations/0075-named-businesses-of-purchases';
import { gonePushDevices } from './migrations/0076-gone-push-devices';
import { namedGuests } from './migrations/0077-named-guests';
import type { Migration } from './migrations/schema-change';
import { type LockPatience, missingMigrations, runMigrations } from './run-migrations';
import type { Tables } from './tables.generated';

/** In execution order. A released migration is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-directory': directory,
  '0002-profiles': profiles,
  '0003-search': search,
  '0004-content': content,
  '0005-accounts': accounts,
  '0006-search-cells': searchCells,
  '0007-booking': booking,
  '0008-money': money,
  '0009-mine': mine,
  '0010-practice': practice,
  '0011-meetings': meetings,
  '0012-drafts': drafts,
  '0013-onboarding': onboarding,
  '0014-operator': operator,
  '0015-complaints': complaints,
  '0016-campaigns': campaigns,
  '0017-community': community,
  '0018-editorial': editorial,
  '0019-reported-reviews': reportedReviews,
  '0020-health': health,
  '0021-picture-sizes': pictureSizes,
  '0022-release-news': releaseNews,
  '0023-office-grants': officeGrants,
  '0024-client-origin': clientOrigin,
  '0025-password-resets': passwordResets,
  '0026-recent-authentication': recentAuthentication,
  '0027-account-recovery': accountRecovery,
  '0028-passkeys': passkeys,
  '0029-codes-of-browsers': codesOfBrowsers,
  '0030-privacy': privacy,
  '0032-client-links': clientLinks,
  '0033-claims': claims,
  '0034-file-scans': fileScans,
  '0035-canary-networks': canaryNetworks,
  '0036-answer-deadlines': answerDeadlines,
  '0037-waiting-documents': waitingDocuments,
  '0038-guest-bursts': guestBursts,
  '0039-operator-enrolment': operatorEnrolment,
  '0040-search-words': searchWords,
  '0041-comments': comments,
  '0042-jobs': jobs,
  '0043-ranking': ranking,
  '0044-listing-alerts': listingAlerts,
  '0045-added-topics': addedTopics,
  '0046-sample-practice': samplePractice,
  '0047-week-changes': weekChanges,
  '0048-error-stacks': errorStacks,
  '0049-audit-archive': auditArchive,
  '0050-notification-by-time': notificationByTime,
  '0051-contact-reveal-by-time': contactRevealByTime,
  '0052-booking-reminder-by-time': bookingReminderByTime,
  '0053-audit-words': auditWords,
  '0054-calendar-feeds': calendarFeeds,
  '0055-connected-calendars': connectedCalendars,
  '0056-payment-orders': paymentOrders,
  '0057-settlements': settlements,
  '0058-phone-messages': phoneMessages,
  '0059-phone-conversations': phoneConversations,
  '0060-payout-accounts': payoutAccounts,
  '0061-open-payouts': openPayouts,
  '0062-push-devices': pushDevices,
  '0066-translations': translations,
  '0068-language-of-accounts': languageOfAccounts,
  '0068-language-of-alerts': languageOfAlerts,
  '0068-language-of-bookings': languageOfBookings,
  '0068-language-of-complaints': languageOfComplaints,
  '0068-language-of-donations': languageOfDonations,
  '0068-language-of-questions': languageOfQuestions,
  '0068-language-of-subscriptions': languageOfSubscriptions,
  '0068-language-of-tickets': languageOfTickets,
  '0068-notification-templates': notificationTemplates,
  '0069-languages-of-phones': languagesOfPhones,
  '0070-translated-documents': translatedDocuments,
  '0071-invoices': invoices,
  '0072-reported-transfers': reportedTransfers,
  '0073-credit-notes': creditNotes,
  '0073-gstin-of-bookings': gstinOfBookings,
  '0073-gstin-of-purchases': gstinOfPurchases,
  '0074-validate-payout-states': validatePayoutStates,
  '0074-validate-translation-kinds': validateTranslationKinds,
  '0075-invoice-reverse-charge': invoiceReverseCharge,
  '0075-named-businesses-of-bookings': namedBusinessesOfBookings,
  '0075-named-businesses-of-invoices': namedBusinessesOfInvoices,
  '0075-named-businesses-of-purchases': namedBusinessesOfPurchases,
  '0076-gone-push-devices': gonePushDevices,
  '0077-named-guests': namedGuests,
};

/**
 * Brings the schema up to date while others use it. Processes that start at the same time wait for
 * each other. Fails with `SchemaMismatch` on the database of a version that this one cannot run
 * beside, or with the error of the migration that failed.
 */
export const migrate = (db: Kysely<Tables>, patience?: Partial<LockPatience>): Promise<void> =>
  runMigrations(db, migrations, patience);

/** A database that lacks migrations of this version; the message has what to do. */
export class BehindError extends Error {
  readonly code = 'database-behind';
}

/**
 * Fails with `BehindError` when a migration of this version has not been run, and with `SchemaMismatch` when one
 * of a later version took away what this one needs.
 */
export async function requireMigrated(db: Kysely<Tables>): Promise<void> {
  const [first, ...more] = await missingMigrations(db, migrations);
  if (first === undefined) return;
  const those = more.length === 0 ? first : `${first} and ${more.length} more`;
  throw new BehindError(
    `The database lacks ${those}, so this version cannot use it: run \`node api/dist/server.js --migrate\` first, or start with MIGRATE_AT_START=1.`,
  );
}
