import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requestCaller } from '../../core/guest-tokens/caller';
import { route } from '../../core/http/route';
import type { PayersService } from './payers.service';

export const paymentsRoutes: FastifyPluginAsyncZod<{ payers: PayersService }> = async (
  app,
  { payers },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  route(app, 'getPayment', async (request) =>
    payers.payment(request.params.paymentId, requestCaller(request)),
  );

  route(
    app,
    'reportTransfer',
    { bodyLimit: 4_096, config: { rateLimitedAction: 'booking-changes' } },
    async (request) =>
      payers.reportTransfer(
        request.params.paymentId,
        requestCaller(request),
        request.body.bankReference,
      ),
  );

  route(
    app,
    'payAsTest',
    { bodyLimit: 4_096, config: { rateLimitedAction: 'booking-changes' } },
    async (request) =>
      payers.payAsTest(request.params.paymentId, requestCaller(request), request.body.outcome),
  );
};
