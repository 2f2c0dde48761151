import * as wire from '@nukkad/platform/contract/schemas/booking.schema';
import { uuid } from '@nukkad/platform/contract/schemas/fields';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../../core/auth/access';
import { endpoint, failures } from '../../core/http/endpoint';
import { idempotencyHeaders } from '../../core/http/idempotency';
import type { WaitlistService } from './waitlist.service';

interface Options {
  waitlist: WaitlistService;
}

const tags = ['booking'];

export const waitlistRoutes: FastifyPluginAsyncZod<Options> = async (app, { waitlist }) => {
  app.route({
    ...endpoint('joinWaitlist'),
    bodyLimit: 4_096,
    schema: {
      operationId: 'joinWaitlist',
      summary: 'Be told when a time of a day becomes free',
      tags,
      headers: idempotencyHeaders,
      body: wire.waitlistOrder,
      response: { 201: wire.waitlistEntry, ...failures },
    },
    handler: async (request, reply) => {
      reply.code(201);
      const { userId } = personOn(request);
      return waitlist.join(request.body, userId, request.headers['idempotency-key']);
    },
  });

  app.route({
    ...endpoint('getMyWaitlist'),
    schema: {
      operationId: 'getMyWaitlist',
      summary: 'What the person who is signed in waits for',
      tags,
      response: { 200: z.array(wire.waitlistEntry), ...failures },
    },
    handler: async (request) => waitlist.list(personOn(request).userId),
  });

  app.route({
    ...endpoint('leaveWaitlist'),
    schema: {
      operationId: 'leaveWaitlist',
      summary: 'Wait no longer',
      tags,
      params: z.object({ entryId: uuid }),
      response: { 204: z.undefined(), ...failures },
    },
    handler: async (request, reply) => {
      await waitlist.leave(request.params.entryId, personOn(request).userId);
      reply.code(204);
    },
  });
};
