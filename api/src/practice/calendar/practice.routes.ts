import { uuid } from '@nukkad/platform/contract/schemas/fields';
import * as wire from '@nukkad/platform/contract/schemas/practice.schema';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../../core/auth/access';
import { practiceOf } from '../../core/auth/practice-of';
import { endpoint, failures } from '../../core/http/endpoint';
import { idempotencyHeaders } from '../../core/http/idempotency';
import type { BookingClientsService } from './booking-clients.service';
import type { BookingListService } from './booking-list.service';
import type { CalendarService } from './calendar.service';
import type { ExceptionsService } from './exceptions.service';
import type { PerformanceService } from './performance.service';
import type { PracticeSearchService } from './practice-search.service';
import type { PracticeStatsService } from './stats.service';

interface Options {
  calendar: CalendarService;
  bookings: BookingListService;
  bookingClients: BookingClientsService;
  exceptions: ExceptionsService;
  stats: PracticeStatsService;
  performance: PerformanceService;
  search: PracticeSearchService;
}

const tags = ['practice'];
const bodyLimit = 8_192;

export const practiceRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { calendar, bookings, bookingClients, exceptions, stats, performance, search } = options;

  app.route({
    ...endpoint('getPracticeCalendar'),
    schema: {
      operationId: 'getPracticeCalendar',
      summary: 'Hours, exceptions and bookings of a practice, day by day',
      tags,
      querystring: wire.daysQuery,
      response: { 200: wire.practiceCalendar, ...failures },
    },
    handler: async (request) => calendar.read(practiceOf(request), request.query),
  });

  app.route({
    ...endpoint('getPracticeBookings'),
    schema: {
      operationId: 'getPracticeBookings',
      summary: 'Bookings of a practice, page by page',
      tags,
      querystring: wire.practiceBookingsQuery,
      response: { 200: wire.practiceBookingsAnswer, ...failures },
    },
    handler: async (request) => bookings.of(practiceOf(request), request.query),
  });

  app.route({
    ...endpoint('bookClient'),
    bodyLimit,
    schema: {
      operationId: 'bookClient',
      summary: 'Book a client of one’s own, confirmed at once and paid at the visit',
      tags,
      headers: idempotencyHeaders,
      body: wire.clientBookingOrder,
      response: { 201: wire.practiceBooking, ...failures },
    },
    handler: async (request, reply) => {
      const by = { vendorId: practiceOf(request), userId: personOn(request).userId };
      reply.code(201);
      return bookingClients.book(request.body, by, keyOn(request));
    },
  });

  app.route({
    ...endpoint('addException'),
    bodyLimit,
    schema: {
      operationId: 'addException',
      summary: 'Close or open a day that is usually not; nobody’s booking is cancelled',
      tags,
      headers: idempotencyHeaders,
      body: wire.dayExceptionOrder,
      response: { 201: wire.practiceException, ...failures },
    },
    handler: async (request, reply) => {
      reply.code(201);
      return exceptions.add(practiceOf(request), request.body, keyOn(request));
    },
  });

  app.route({
    ...endpoint('removeException'),
    schema: {
      operationId: 'removeException',
      summary: 'Let a day be as its weekday again',
      tags,
      params: z.object({ exceptionId: uuid }),
      response: { 204: z.undefined(), ...failures },
    },
    handler: async (request, reply) => {
      await exceptions.remove(practiceOf(request), request.params.exceptionId);
      reply.code(204);
    },
  });

  app.route({
    ...endpoint('getPracticeStats'),
    schema: {
      operationId: 'getPracticeStats',
      summary: 'Numbers of a practice, counted now',
      tags,
      response: { 200: wire.practiceStats, ...failures },
    },
    handler: async (request) => stats.of(practiceOf(request)),
  });

  app.route({
    ...endpoint('getPerformance'),
    schema: {
      operationId: 'getPerformance',
      summary: 'Hours, people and classes over time',
      tags,
      querystring: z.object({ span: wire.performanceSpan }),
      response: { 200: wire.performance, ...failures },
    },
    handler: async (request) => performance.of(practiceOf(request), request.query.span),
  });

  app.route({
    ...endpoint('searchPractice'),
    schema: {
      operationId: 'searchPractice',
      summary: 'Clients, bookings and conversations in which words occur',
      tags,
      querystring: wire.practiceSearchQuery,
      response: { 200: wire.practiceSearchAnswer, ...failures },
    },
    handler: async (request) => search.find(practiceOf(request), request.query.q),
  });
};

const keyOn = ({ headers }: FastifyRequest) => headers['idempotency-key'] as string | undefined;
