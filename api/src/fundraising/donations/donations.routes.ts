import * as wire from '@nukkad/platform/contract/schemas/funding.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { askerOn } from '../../core/guest-tokens/asker';
import { endpoint, failures } from '../../core/http/endpoint';
import { idempotencyHeaders } from '../../core/http/idempotency';
import type { DonationsService } from './donations.service';
import type { InterestsService } from './interests.service';

interface Options {
  donations: DonationsService;
  interests: InterestsService;
}

const tags = ['campaigns'];

export const donationsRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { donations, interests },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.route({
    ...endpoint('donate'),
    config: { deed: 'donations' },
    bodyLimit: 16_384,
    schema: {
      operationId: 'donate',
      summary: 'Give to a campaign; it is given when the payment is paid',
      tags,
      params: wire.campaignParams,
      headers: idempotencyHeaders,
      body: wire.donationOrder,
      response: { 201: wire.donationMade, ...failures },
    },
    handler: async (request, reply) => {
      const { params, body: order, headers } = request;
      const made = await donations.donate({
        ...{ campaignId: params.campaignId, order, asker: askerOn(request) },
        key: headers['idempotency-key'],
      });
      reply.code(201);
      return made;
    },
  });

  app.route({
    ...endpoint('getDonation'),
    schema: {
      operationId: 'getDonation',
      summary: 'A donation of one’s own: its receipt',
      tags,
      params: wire.donationParams,
      response: { 200: wire.donation, ...failures },
    },
    handler: async (request) => donations.read(request.params.donationId, askerOn(request)),
  });

  app.route({
    ...endpoint('sendInterest'),
    config: { deed: 'forms' },
    bodyLimit: 32_768,
    schema: {
      operationId: 'sendInterest',
      summary: 'Tell the organiser of a startup campaign that one may invest; once',
      tags,
      params: wire.campaignParams,
      headers: idempotencyHeaders,
      body: wire.interestOrder,
      response: { 201: wire.interestAnswer, ...failures },
    },
    handler: async (request, reply) => {
      const { params, body: order, headers, person } = request;
      const answer = await interests.send({
        ...{ campaignId: params.campaignId, order, userId: person?.userId ?? null },
        key: headers['idempotency-key'],
      });
      reply.code(201);
      return answer;
    },
  });
};
