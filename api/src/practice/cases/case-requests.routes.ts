import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requestCaller } from '../../core/guest-tokens/caller';
import { route } from '../../core/http/route';
import type { CaseRequestsService } from './case-requests.service';

interface Options {
  requests: CaseRequestsService;
}

export const caseRequestsRoutes: FastifyPluginAsyncZod<Options> = async (app, { requests }) => {
  const how = (request: FastifyRequest) => ({
    caller: requestCaller(request),
    key: request.headers['idempotency-key'] as string | undefined,
  });

  route(app, 'acceptCaseRequest', async (request) =>
    requests.accept(request.params.bookingId, how(request)),
  );

  route(app, 'rejectCaseRequest', { bodyLimit: 8_192 }, async (request) => {
    await requests.reject(request.params.bookingId, request.body.reason, how(request));
  });
};
