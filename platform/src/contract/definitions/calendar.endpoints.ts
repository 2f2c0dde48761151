import { z } from 'zod';
import { idempotencyHeaders, nothing, uuid } from '../schemas/fields';
import * as practice from '../schemas/practice.schema';
import { defineEndpoint } from './define-endpoint';

const tag = 'practice';

export const calendarEndpoints = {
  getPracticeCalendar: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/me/calendar',
    tag,
    summary: 'Hours, exceptions and bookings of a practice, day by day',
    query: practice.daysQuery,
    answers: { 200: practice.practiceCalendar },
  }),

  getPracticeBookings: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/me/bookings',
    tag,
    summary: 'Bookings of a practice, page by page',
    query: practice.practiceBookingsQuery,
    answers: { 200: practice.practiceBookingsAnswer },
  }),

  bookClient: defineEndpoint({
    method: 'POST',
    path: '/api/vendors/me/bookings',
    tag,
    summary: 'Book a client of one’s own, confirmed at once and paid at the visit',
    headers: idempotencyHeaders,
    body: practice.clientBookingOrder,
    answers: { 201: practice.practiceBooking },
  }),

  addException: defineEndpoint({
    method: 'POST',
    path: '/api/vendors/me/exceptions',
    tag,
    summary: 'Close or open a day that is usually not; nobody’s booking is cancelled',
    headers: idempotencyHeaders,
    body: practice.dayExceptionOrder,
    answers: { 201: practice.practiceException },
  }),

  removeException: defineEndpoint({
    method: 'DELETE',
    path: '/api/vendors/me/exceptions/:exceptionId',
    tag,
    summary: 'Let a day be as its weekday again',
    params: z.object({ exceptionId: uuid }),
    answers: { 204: nothing },
  }),

  getPracticeStats: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/me/stats',
    tag,
    summary: 'Numbers of a practice, counted now',
    answers: { 200: practice.practiceStats },
  }),

  getPerformance: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/me/performance',
    tag,
    summary: 'Hours, people and classes over time',
    query: z.object({ span: practice.performanceSpan }),
    answers: { 200: practice.performance },
  }),

  searchPractice: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/me/search',
    tag,
    summary: 'Clients, bookings and conversations in which words occur',
    query: practice.practiceSearchQuery,
    answers: { 200: practice.practiceSearchAnswer },
  }),
};
