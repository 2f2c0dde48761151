import type { SignInProvider } from './wire';

/**
 * Where the browser goes to sign in with a provider. It comes back to `/login?via={provider}`,
 * where `finishSignIn` hands over the session, or with `&failed` when it did not work.
 */
export const signInAddress = (provider: SignInProvider) => `/api/auth/${provider}/start`;

/**
 * A booking as a calendar file. A browser that is signed in or holds the key asks for it with its
 * header and saves it.
 */
export const calendarAddress = (bookingId: string) => `/api/bookings/${bookingId}/ics`;

/** The header in which a guest names the key of a booking. */
export const bookingKey = 'Booking-Key';

/** The header in which whoever has no account names the key of something they have sent. */
export const guestKey = 'Guest-Key';

/** News of the person who is signed in, as server-sent events: `event: notification`. */
export const notificationsStream = '/api/notifications/stream';

/** A professional's own calendar of some days, both counted, as a file; asked for with the token. */
export const practiceCalendarAddress = (format: 'csv' | 'ics', from: string, to: string) =>
  `/api/vendors/me/calendar.${format}?from=${from}&to=${to}`;

/** An advocate's hearings of some days, both counted, as a calendar file. */
export const hearingsAddress = (from: string, to: string) =>
  `/api/vendors/me/hearings.ics?from=${from}&to=${to}`;

/** A file somebody may see: its owner, and whom it was handed to. */
export const fileAddress = (fileId: string) => `/api/files/${fileId}`;

/** Where a file is sent in parts, by the tus protocol 1.0.0, so that a broken line loses little. */
export const fileInParts = '/api/me/files/tus';

/**
 * The header in which the API names a file that has arrived whole: a `HandedFile` as JSON, encoded
 * like a part of an address, since names are in every script.
 */
export const arrivedFile = 'upload-file';

/** Where pages report how the parts they run do; sent as JSON, also by `navigator.sendBeacon`. */
export const healthReportPath = '/api/health-reports';

/** Where a page asks for the ticket that its reports about a canary carry. */
export const visitTicketPath = '/api/visit-tickets';
