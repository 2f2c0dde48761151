import { z } from 'zod';
import * as limits from '../limits';
import * as accounts from '../schemas/accounts.schema';
import * as booking from '../schemas/booking.schema';
import { idempotencyHeaders, nothing, slug, uuid } from '../schemas/fields';
import { defineEndpoint } from './define-endpoint';

const tag = 'booking';

export const bookingEndpoints = {
  joinWaitlist: defineEndpoint({
    method: 'POST',
    path: '/api/waitlist',
    tag,
    summary: 'Be told when a time of a day becomes free',
    headers: idempotencyHeaders,
    body: booking.waitlistOrder,
    answers: { 201: booking.waitlistEntry },
  }),

  getMyWaitlist: defineEndpoint({
    method: 'GET',
    path: '/api/me/waitlist',
    tag,
    summary: 'What the person who is signed in waits for',
    answers: { 200: z.array(booking.waitlistEntry) },
  }),

  leaveWaitlist: defineEndpoint({
    method: 'DELETE',
    path: '/api/waitlist/:entryId',
    tag,
    summary: 'Wait no longer',
    params: z.object({ entryId: uuid }),
    answers: { 204: nothing },
  }),

  createHold: defineEndpoint({
    method: 'POST',
    path: '/api/holds',
    tag,
    summary: `Keep a time for ${limits.holdMinutes} minutes`,
    headers: idempotencyHeaders,
    body: booking.holdOrder,
    answers: { 201: booking.hold },
  }),

  releaseHold: defineEndpoint({
    method: 'DELETE',
    path: '/api/holds/:holdId',
    tag,
    summary: 'Give a time back',
    params: z.object({ holdId: uuid }),
    answers: { 204: nothing },
  }),

  sendBookingCode: defineEndpoint({
    method: 'POST',
    path: '/api/holds/:holdId/code',
    tag,
    summary: 'Send a guest a code, to show that the e-mail is theirs',
    params: z.object({ holdId: uuid }),
    body: booking.addressed,
    answers: { 200: accounts.codeSent },
  }),

  createBooking: defineEndpoint({
    method: 'POST',
    path: '/api/bookings',
    tag,
    summary: 'Book what is held',
    headers: idempotencyHeaders,
    body: booking.bookingOrder,
    answers: { 201: booking.bookingMade },
  }),

  getBooking: defineEndpoint({
    method: 'GET',
    path: '/api/bookings/:bookingId',
    tag,
    summary: 'A booking, for its two sides',
    params: z.object({ bookingId: uuid }),
    answers: { 200: booking.booking },
  }),

  cancelBooking: defineEndpoint({
    method: 'POST',
    path: '/api/bookings/:bookingId/cancel',
    tag,
    summary: 'Cancel a booking; a professional says why',
    headers: idempotencyHeaders,
    params: z.object({ bookingId: uuid }),
    body: booking.cancelOrder,
    answers: { 200: booking.booking },
  }),

  moveBooking: defineEndpoint({
    method: 'POST',
    path: '/api/bookings/:bookingId/move',
    tag,
    summary: 'Move a booking to another time',
    headers: idempotencyHeaders,
    params: z.object({ bookingId: uuid }),
    body: booking.moveOrder,
    answers: { 200: booking.booking },
  }),

  acceptBooking: defineEndpoint({
    method: 'POST',
    path: '/api/bookings/:bookingId/accept',
    tag,
    summary: 'Say yes to a request',
    headers: idempotencyHeaders,
    params: z.object({ bookingId: uuid }),
    answers: { 200: booking.booking },
  }),

  rejectBooking: defineEndpoint({
    method: 'POST',
    path: '/api/bookings/:bookingId/reject',
    tag,
    summary: 'Say no to a request, and why',
    headers: idempotencyHeaders,
    params: z.object({ bookingId: uuid }),
    body: booking.reasoned,
    answers: { 200: booking.booking },
  }),

  rejectBurst: defineEndpoint({
    method: 'POST',
    path: '/api/vendors/me/booking-bursts/:burstId/reject',
    tag,
    summary: 'Say no to every open request of a burst, and why',
    description: 'Declines every open request of one burst.',
    params: z.object({ burstId: booking.burstId }),
    body: booking.reasoned,
    answers: { 200: booking.burstRejected },
  }),

  completeBooking: defineEndpoint({
    method: 'POST',
    path: '/api/bookings/:bookingId/complete',
    tag,
    summary: 'Say that it is done',
    headers: idempotencyHeaders,
    params: z.object({ bookingId: uuid }),
    answers: { 200: booking.booking },
  }),

  missBooking: defineEndpoint({
    method: 'POST',
    path: '/api/bookings/:bookingId/no-show',
    tag,
    summary: 'Say that the client did not come',
    headers: idempotencyHeaders,
    params: z.object({ bookingId: uuid }),
    answers: { 200: booking.booking },
  }),

  getMyBookings: defineEndpoint({
    method: 'GET',
    path: '/api/me/bookings',
    tag,
    summary: 'Bookings of the person who is signed in',
    query: z.object({
      when: z
        .enum(['upcoming', 'past', 'cancelled', 'all'])
        .default('all')
        .describe('`all` leaves out only what was never more than held'),
      cursor: z.string().max(400).optional(),
      profession: slug.optional().describe('Bookings of people of this profession alone'),
    }),
    answers: { 200: booking.bookingsAnswer },
  }),

  getDeletionTerms: defineEndpoint({
    method: 'GET',
    path: '/api/me/deletion-terms',
    tag,
    summary: 'What deleting the account would cancel, give back and keep',
    answers: { 200: booking.deletionTerms },
  }),
};
