import { limits } from '@nukkad/platform/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures } from '../http/endpoint';
import type { RouteLimits } from '../http/rate-limits';
import { healthReport } from '../wire/health';
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
};
