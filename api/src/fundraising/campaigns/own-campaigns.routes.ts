import * as wire from '@nukkad/platform/contract/schemas/funding.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../../core/auth/access';
import { endpoint, failures } from '../../core/http/endpoint';
import { idempotencyHeaders } from '../../core/http/idempotency';
import type { OwnCampaignsService } from './own-campaigns.service';

interface Options {
  campaigns: OwnCampaignsService;
}

const tags = ['own campaigns'];
const params = wire.campaignParams;
const details = { 200: wire.ownCampaignDetails, ...failures };

export const ownCampaignsRoutes: FastifyPluginAsyncZod<Options> = async (app, { campaigns }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.route({
    ...endpoint('getMyCampaigns'),
    schema: {
      operationId: 'getMyCampaigns',
      summary: 'Campaigns of one’s own, drafts first',
      tags,
      response: { 200: z.array(wire.ownCampaign), ...failures },
    },
    handler: (request) => campaigns.list(personOn(request).userId),
  });

  app.route({
    ...endpoint('createCampaign'),
    config: { deed: 'forms' },
    bodyLimit: 4_096,
    schema: {
      operationId: 'createCampaign',
      summary: 'Begin to write a campaign',
      tags,
      headers: idempotencyHeaders,
      body: wire.campaignKindOrder,
      response: { 201: wire.ownCampaignDetails, ...failures },
    },
    handler: async (request, reply) => {
      const { body, headers } = request;
      const { userId } = personOn(request);
      const begun = await campaigns.create(userId, body.kind, headers['idempotency-key']);
      reply.code(201);
      return begun;
    },
  });

  app.route({
    ...endpoint('getMyCampaign'),
    schema: {
      operationId: 'getMyCampaign',
      summary: 'A campaign of one’s own, with what was given and told',
      tags,
      params,
      response: details,
    },
    handler: (request) => campaigns.read(namedBy(request)),
  });

  app.route({
    ...endpoint('keepCampaign'),
    bodyLimit: 131_072,
    schema: {
      operationId: 'keepCampaign',
      summary: 'Keep what is written of a campaign so far',
      tags,
      params,
      body: wire.campaignKept,
      response: details,
    },
    handler: (request) =>
      campaigns.keep(namedBy(request), request.body.draft, request.body.revision),
  });

  app.route({
    ...endpoint('removeCampaign'),
    schema: {
      operationId: 'removeCampaign',
      summary: 'Throw a draft away',
      tags,
      params,
      response: { 204: z.void(), ...failures },
    },
    handler: async (request, reply) => {
      await campaigns.remove(namedBy(request));
      reply.code(204);
    },
  });

  app.route({
    ...endpoint('submitCampaign'),
    schema: {
      operationId: 'submitCampaign',
      summary: 'Have a campaign looked at and published',
      tags,
      params,
      response: details,
    },
    handler: (request) => campaigns.submit(namedBy(request)),
  });

  app.route({
    ...endpoint('addCampaignUpdate'),
    config: { deed: 'forms' },
    bodyLimit: 16_384,
    schema: {
      operationId: 'addCampaignUpdate',
      summary: 'Tell on a campaign’s page how it goes on',
      tags,
      params,
      headers: idempotencyHeaders,
      body: wire.campaignNews,
      response: { 201: wire.ownCampaignDetails, ...failures },
    },
    handler: async (request, reply) => {
      const { body, headers } = request;
      const told = await campaigns.tell(namedBy(request), body.text, headers['idempotency-key']);
      reply.code(201);
      return told;
    },
  });

  app.route({
    ...endpoint('endCampaign'),
    schema: {
      operationId: 'endCampaign',
      summary: 'End a campaign before its last day',
      tags,
      params,
      response: details,
    },
    handler: (request) => campaigns.end(namedBy(request)),
  });
};

const namedBy = (request: Parameters<typeof personOn>[0] & { params: { campaignId: string } }) => ({
  userId: personOn(request).userId,
  id: request.params.campaignId,
});
