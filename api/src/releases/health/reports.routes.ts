import { limits } from '@nukkad/platform/contract';
import {
  healthReport,
  visitTicket,
  visitTicketOrder,
} from '@nukkad/platform/contract/schemas/health.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures } from '../../core/http/endpoint';
import type { RouteLimits } from '../../core/rate-limits/rate-limits';
import type { ReportsService } from './reports.service';

interface Options {
  reports: ReportsService;
  limit: RouteLimits;
}

export const reportsRoutes: FastifyPluginAsyncZod<Options> = async (app, { reports, limit }) => {
  app.route({
    ...endpoint('reportHealth'),
    config: limit,
    bodyLimit: limits.healthReportBytes,
    schema: {
      operationId: 'reportHealth',
      summary: 'Tell how the parts of a page do',
      description: 'Facts about parts and versions that were never released are dropped.',
      tags: ['operation'],
      body: healthReport,
      response: { 204: z.undefined().describe('Recorded'), ...failures },
    },
    handler: async (request, reply) => {
      await reports.record(request.body, request.ip);
      return reply.code(204).send();
    },
  });

  app.route({
    ...endpoint('takeVisitTicket'),
    config: limit,
    schema: {
      operationId: 'takeVisitTicket',
      summary: 'A ticket for a page view, which its reports about a canary carry',
      description: 'Null where the page runs no composition of a canary that is watched.',
      tags: ['operation'],
      body: visitTicketOrder,
      response: { 200: visitTicket, ...failures },
    },
    handler: async ({ body }) => ({ ticket: await reports.ticketFor(body.lock) }),
  });
};
