import {
  appointmentRequestAnswer,
  appointmentRequestOrder,
} from '@nukkad/platform/contract/schemas/forms.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint, failures } from '../../core/http/endpoint';
import { idempotencyHeaders } from '../../core/http/idempotency';
import type { AppointmentRequestsService } from './appointment-requests.service';

interface Options {
  requests: AppointmentRequestsService;
}

export const appointmentRequestsRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  app.route({
    ...endpoint('createAppointmentRequest'),
    config: { deed: 'forms' },
    bodyLimit: 8_192,
    schema: {
      operationId: 'createAppointmentRequest',
      summary: 'Ask the professionals who match best for an appointment',
      tags: ['forms'],
      headers: idempotencyHeaders,
      body: appointmentRequestOrder,
      response: { 201: appointmentRequestAnswer, ...failures },
    },
    handler: async ({ body, headers }, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      return options.requests.create(body, headers['idempotency-key']);
    },
  });
};
