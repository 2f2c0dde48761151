import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { practiceOf } from '../../core/auth/practice-of';
import { route } from '../../core/http/route';
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

const bodyLimit = 8_192;

export const practiceRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { calendar, bookings, bookingClients, exceptions, stats, performance, search } = options;

  route(app, 'getPracticeCalendar', async (request) =>
    calendar.read(practiceOf(request), request.query),
  );

  route(app, 'getPracticeBookings', async (request) =>
    bookings.of(practiceOf(request), request.query),
  );

  route(app, 'bookClient', { bodyLimit }, async (request) => {
    const by = { vendorId: practiceOf(request), userId: requireUser(request).userId };
    return bookingClients.book(request.body, by, keyOn(request));
  });

  route(app, 'addException', { bodyLimit }, async (request) => {
    return exceptions.add(practiceOf(request), request.body, keyOn(request));
  });

  route(app, 'removeException', async (request) => {
    await exceptions.remove(practiceOf(request), request.params.exceptionId);
  });

  route(app, 'getPracticeStats', async (request) => stats.of(practiceOf(request)));

  route(app, 'getPerformance', async (request) =>
    performance.of(practiceOf(request), request.query.span),
  );

  route(app, 'searchPractice', async (request) =>
    search.find(practiceOf(request), request.query.q),
  );
};

const keyOn = ({ headers }: FastifyRequest) => headers['idempotency-key'] as string | undefined;
