import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { route } from '../../core/http/route';
import type { AppointmentRequestsService } from './appointment-requests.service';

interface Options {
  requests: AppointmentRequestsService;
}

export const appointmentRequestsRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  route(
    app,
    'createAppointmentRequest',
    { config: { rateLimitedAction: 'forms' }, bodyLimit: 8_192 },
    async ({ body, headers }, reply) => {
      reply.header('cache-control', 'no-store');
      return options.requests.create(body, headers['idempotency-key']);
    },
  );
};
