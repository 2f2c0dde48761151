import { type Language, languages, sourceLanguage } from './languages';
import type { SignInProvider } from './wire';

/**
 * URL that starts sign-in with a provider. It redirects back to `/login?via={provider}`, where
 * `finishSignIn` fetches the session, with `&failed` on failure.
 */
export const signInAddress = (provider: SignInProvider) => `/api/auth/${provider}/start`;

/**
 * A booking as an iCalendar file. Fetched with the session's or the guest's header and saved by
 * script, since a plain link sends neither.
 */
export const calendarAddress = (bookingId: string) => `/api/bookings/${bookingId}/ics`;

/** Request header with a guest's key of a booking. */
export const bookingKey = 'Booking-Key';

/** Request header with a guest's key of something they sent, such as a complaint. */
export const guestKey = 'Guest-Key';

/** The user's notifications as server-sent events: `event: notification`. */
export const notificationsStream = '/api/notifications/stream';

/** A professional's calendar as a file, both days included; fetched with the token. */
export const practiceCalendarAddress = (format: 'csv' | 'ics', from: string, to: string) =>
  `/api/vendors/me/calendar.${format}?from=${from}&to=${to}`;

/** An advocate's hearings as an iCalendar file, both days included. */
export const hearingsAddress = (from: string, to: string) =>
  `/api/vendors/me/hearings.ics?from=${from}&to=${to}`;

/** What calendar programs read of a feed, with `?key=`; its whole address is the secret. */
export const calendarFeedAddress = (feedId: string) => `/api/calendar-feeds/${feedId}/calendar.ics`;

/** A private file; readable by its owner and by those it was submitted to. */
export const fileAddress = (fileId: string) => `/api/files/${fileId}`;

/** Resumable upload, tus protocol 1.0.0, so that a lost connection costs little. */
export const fileInParts = '/api/me/files/tus';

/**
 * Response header after a complete resumable upload: a `HandedFile` as JSON, percent-encoded
 * because names may have any script.
 */
export const arrivedFile = 'upload-file';

/** Endpoint for health reports of a page's parts; JSON, also sent by `navigator.sendBeacon`. */
export const healthReportPath = '/api/health-reports';

/** Endpoint for the ticket that a page's canary reports carry. */
export const visitTicketPath = '/api/visit-tickets';

/** Pixels of a page's link-preview picture, the size that readers of Open Graph show large. */
export const sharePictureSize = { width: 1_200, height: 630 } as const;

/** Link-preview picture of a listed professional for pages in a language, a PNG of `sharePictureSize`. */
export const vendorSharePicture = (vendorId: string, language: Language = sourceLanguage) =>
  sharePicture(`vendors/${encodeURIComponent(vendorId)}`, languageQuery(language));

/** Subject of a list: slugs of its profession, and of its speciality and place, if any. */
export interface ListingSubject {
  profession: string;
  spec?: string | null;
  loc?: string | null;
}

/**
 * Link-preview picture of a list for pages in a language, a PNG of `sharePictureSize`; without a
 * place, of the home city.
 */
export function listingSharePicture(
  { profession, spec, loc }: ListingSubject,
  language: Language = sourceLanguage,
): string {
  const slugs = { ...(spec && { spec }), ...(loc && { loc }) };
  const subject = `listings/${encodeURIComponent(profession)}`;
  return sharePicture(subject, { ...slugs, ...languageQuery(language) });
}

/**
 * Link-preview picture of the product, a PNG of `sharePictureSize`, for pages in a language that have
 * none of their own. English pages have that of the release.
 */
export const productSharePicture = (language: Language) =>
  sharePicture('product', languageQuery(language));

/** What is English has no language in its address, and stands for languages not offered. */
const languageQuery = (language: Language): Record<string, string> =>
  language !== sourceLanguage && languages[language].isOffered ? { language } : {};

function sharePicture(subject: string, query: Record<string, string>): string {
  return withQuery(`/api/share-pictures/${subject}.png`, query);
}

function withQuery(path: string, query: Record<string, string>): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The articles as RSS 2.0, for readers of pages in a language. */
export const postsFeedAddress = (language: Language = sourceLanguage) =>
  withQuery('/api/posts/feed.xml', languageQuery(language));

/** Invoice of a charge as PDF; fetched with the professional's token. */
export const invoicePdfAddress = (entryId: string) =>
  `/api/vendors/me/ledger/${entryId}/invoice.pdf`;

/** Statement of a month, `yyyy-MM`, as PDF; fetched with the professional's token. */
export const statementPdfAddress = (month: string) =>
  `/api/vendors/me/statements/${month}/statement.pdf`;

/** Credit note of a refund as PDF; fetched with the professional's token. */
export const creditNotePdfAddress = (entryId: string) =>
  `/api/vendors/me/ledger/${entryId}/credit-note.pdf`;

/** Credit notes of what was given back of a booking, in one PDF; fetched as `calendarAddress`. */
export const bookingCreditNotesAddress = (bookingId: string) =>
  `/api/bookings/${bookingId}/credit-notes.pdf`;

/** Invoice of what was paid for a booking as PDF; fetched as `calendarAddress`. */
export const bookingInvoiceAddress = (bookingId: string) =>
  `/api/bookings/${bookingId}/invoice.pdf`;

/** Invoice of a lesson package as PDF; fetched with the buyer's token. */
export const purchaseInvoiceAddress = (purchaseId: string) =>
  `/api/me/purchases/${purchaseId}/invoice.pdf`;

/** Credit notes of what was given back of a lesson package, in one PDF; fetched likewise. */
export const purchaseCreditNotesAddress = (purchaseId: string) =>
  `/api/me/purchases/${purchaseId}/credit-notes.pdf`;
