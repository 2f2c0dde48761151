import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { route } from '../../core/http/route';
import { ownVendorId } from '../../directory';
import type { EarningsService } from './earnings.service';

interface Options {
  earnings: EarningsService;
}

export const earningsRoutes: FastifyPluginAsyncZod<Options> = async (app, { earnings }) => {
  route(app, 'getEarnings', async (request) =>
    earnings.of(ownVendorId(request), request.query.cursor),
  );
};
