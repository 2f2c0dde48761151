import * as wire from '@nukkad/platform/contract/schemas/client-links.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../../core/auth/access';
import { practiceOf } from '../../core/auth/practice-of';
import { endpoint, failures } from '../../core/http/endpoint';
import type { ClientLinksService } from './client-links.service';

interface Options {
  links: ClientLinksService;
}

const bodyLimit = 4_096;
const nothing = { 204: z.void(), ...failures };

export const clientLinksRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  await app.register(practiceLinksRoutes, options);
  await app.register(ownLinksRoutes, options);
};

const practiceLinksRoutes: FastifyPluginAsyncZod<Options> = async (app, { links }) => {
  const tags = ['practice'];

  app.route({
    ...endpoint('getClientLinks'),
    schema: {
      operationId: 'getClientLinks',
      summary: 'Who asks for a link to a record, and who was invited',
      tags,
      response: { 200: wire.practiceClientLinks, ...failures },
    },
    handler: async (request) => links.ofPractice(practiceOf(request)),
  });

  app.route({
    ...endpoint('inviteClient'),
    schema: {
      operationId: 'inviteClient',
      summary: 'Send the record’s email address an invitation to link an account',
      tags,
      params: wire.clientParams,
      response: { 200: wire.clientInvitation, ...failures },
    },
    handler: async (request) => links.invite(practiceOf(request), request.params.clientId),
  });

  app.route({
    ...endpoint('endClientLink'),
    schema: {
      operationId: 'endClientLink',
      summary: 'End what a record is linked to, or take its invitation back',
      tags,
      params: wire.clientParams,
      response: nothing,
    },
    handler: async (request, reply) => {
      await links.endOfClient(practiceOf(request), request.params.clientId);
      reply.code(204);
    },
  });

  app.route({
    ...endpoint('acceptClientLink'),
    bodyLimit,
    schema: {
      operationId: 'acceptClientLink',
      summary: 'Link the account that asked to one of the professional’s records',
      tags,
      params: wire.clientLinkParams,
      body: wire.acceptance,
      response: nothing,
    },
    handler: async (request, reply) => {
      const { params, body } = request;
      await links.accept(practiceOf(request), params.linkId, body.clientId);
      reply.code(204);
    },
  });

  app.route({
    ...endpoint('refuseClientLink'),
    schema: {
      operationId: 'refuseClientLink',
      summary: 'Refuse a request; whoever asked is told',
      tags,
      params: wire.clientLinkParams,
      response: nothing,
    },
    handler: async (request, reply) => {
      await links.refuse(practiceOf(request), request.params.linkId);
      reply.code(204);
    },
  });
};

const ownLinksRoutes: FastifyPluginAsyncZod<Options> = async (app, { links }) => {
  const tags = ['mine'];

  app.route({
    ...endpoint('getMyClientLinks'),
    schema: {
      operationId: 'getMyClientLinks',
      summary: 'Records of professionals that are linked, or were asked for, and what they share',
      tags,
      response: { 200: z.array(wire.ownClientLink), ...failures },
    },
    handler: async (request) => links.mine(personOn(request).userId),
  });

  app.route({
    ...endpoint('requestClientLink'),
    bodyLimit,
    schema: {
      operationId: 'requestClientLink',
      summary: 'Ask a professional for a link to the record they may have',
      tags,
      body: wire.clientLinkOrder,
      response: { 200: wire.ownClientLink, ...failures },
    },
    handler: async (request) => links.request(personOn(request).userId, request.body),
  });

  app.route({
    ...endpoint('confirmClientLink'),
    bodyLimit,
    config: { deed: 'verify' },
    schema: {
      operationId: 'confirmClientLink',
      summary: 'Accept an invitation, or prove a record’s address, by the link that was sent',
      tags,
      body: wire.clientLinkToken,
      response: { 200: wire.ownClientLink, ...failures },
    },
    handler: async (request) => links.confirm(personOn(request).userId, request.body.token),
  });

  app.route({
    ...endpoint('endMyClientLink'),
    schema: {
      operationId: 'endMyClientLink',
      summary: 'End a link, or take a request back',
      tags,
      params: wire.clientLinkParams,
      response: nothing,
    },
    handler: async (request, reply) => {
      await links.endOwn(personOn(request).userId, request.params.linkId);
      reply.code(204);
    },
  });
};
