import { limits } from '@nukkad/platform/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { route } from '../../core/http/route';
import type { RouteLimits } from '../../core/rate-limits/rate-limits';
import type { ReportsService } from './reports.service';

interface Options {
  reports: ReportsService;
  limit: RouteLimits;
}

export const reportsRoutes: FastifyPluginAsyncZod<Options> = async (app, { reports, limit }) => {
  route(
    app,
    'reportHealth',
    { config: limit, bodyLimit: limits.healthReportBytes },
    async (request) => {
      await reports.record(request.body, request.ip);
    },
  );

  route(app, 'takeVisitTicket', { config: limit }, async ({ body }) => ({
    ticket: await reports.ticketFor(body.lock),
  }));
};
