/**
 * A booking as a calendar file. A browser that is signed in or holds the key asks for it with its
 * header and saves it.
 */
export const calendarAddress = (bookingId: string) => `/api/bookings/${bookingId}/ics`;

/** The header in which a guest names the key of a booking. */
export const bookingKey = 'Booking-Key';

/** News of the person who is signed in, as server-sent events: `event: notification`. */
export const notificationsStream = '/api/notifications/stream';
