import { guestKey } from '@nukkad/platform/contract';
import * as wire from '@nukkad/platform/contract/schemas/complaints.schema';
import { slug, uuid, wholeNumber } from '@nukkad/platform/contract/schemas/fields';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../../core/auth/access';
import { endpoint, failures, revalidated } from '../../core/http/endpoint';
import { idempotencyHeaders } from '../../core/http/idempotency';
import type { Asker } from './complaints.needs';
import type { ComplaintsService } from './complaints.service';
import type { FollowingService } from './following.service';
import type { RaisingService } from './raising.service';

interface Options {
  complaints: ComplaintsService;
  raising: RaisingService;
  following: FollowingService;
}

const tags = ['complaints'];
// Letters of Indian scripts take three bytes, twelve where they are escaped.
const bodyLimit = 65_536;
const params = wire.complaintParams;

/** A secret of 43 characters; anything else is nobody's. */
const longestKey = 64;

function askerOn({ headers, person }: FastifyRequest): Asker {
  const key = headers[guestKey.toLowerCase()];
  return { person, key: typeof key === 'string' && key.length <= longestKey ? key : null };
}

export const complaintsRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { complaints, raising, following } = options;

  app.route({
    ...endpoint('getComplaints'),
    schema: {
      operationId: 'getComplaints',
      summary: 'Complaints as everybody may read them, newest first',
      tags,
      querystring: z.object({
        officerId: uuid.optional().describe('Only those an officer follows up'),
        kind: slug.optional().describe('Slug of a sub-category of officers'),
        page: wholeNumber.optional().describe('Counts from 1'),
      }),
      response: { 200: wire.complaintsAnswer, ...failures },
    },
    handler: async ({ query }, reply) => {
      reply.header('cache-control', revalidated);
      return complaints.list(query);
    },
  });

  app.route({
    ...endpoint('findRecipients'),
    schema: {
      operationId: 'findRecipients',
      summary: 'Officers and departments that take complaints',
      tags,
      querystring: wire.recipientsQuery,
      response: { 200: z.array(wire.complaintRecipient), ...failures },
    },
    handler: async ({ query }, reply) => {
      reply.header('cache-control', revalidated);
      return raising.find(query);
    },
  });

  app.route({
    ...endpoint('createComplaint'),
    config: { deed: 'forms' },
    bodyLimit,
    schema: {
      operationId: 'createComplaint',
      summary: 'Raise a complaint about an officer or a department',
      tags,
      headers: idempotencyHeaders,
      body: wire.complaintOrder,
      response: { 201: wire.complaintMade, ...failures },
    },
    handler: async ({ body, headers, person }, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      return raising.create(body, person, headers['idempotency-key']);
    },
  });

  app.route({
    ...endpoint('getComplaint'),
    schema: {
      operationId: 'getComplaint',
      summary: 'A complaint and what became of it; what is not published only for its complainant',
      tags,
      params,
      response: { 200: wire.complaintDetails, ...failures },
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return following.read(request.params.number, askerOn(request));
    },
  });

  app.route({
    ...endpoint('closeComplaint'),
    schema: {
      operationId: 'closeComplaint',
      summary: 'Its complainant wants nothing more',
      tags,
      params,
      response: { 200: wire.complaintDetails, ...failures },
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return following.close(request.params.number, askerOn(request));
    },
  });

  app.route({
    ...endpoint('supportComplaint'),
    schema: {
      operationId: 'supportComplaint',
      summary: 'Say "me too"',
      tags,
      params,
      response: { 200: wire.complaintSupport, ...failures },
    },
    handler: async (request) => following.support(personOn(request).userId, request.params.number),
  });

  app.route({
    ...endpoint('dropSupport'),
    schema: {
      operationId: 'dropSupport',
      summary: 'Take "me too" back',
      tags,
      params,
      response: { 200: wire.complaintSupport, ...failures },
    },
    handler: async (request) =>
      following.dropSupport(personOn(request).userId, request.params.number),
  });

  app.route({
    ...endpoint('getMyComplaints'),
    schema: {
      operationId: 'getMyComplaints',
      summary: 'Complaints of the person who is signed in, published or not',
      tags,
      response: { 200: z.array(wire.ownComplaint), ...failures },
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return following.mine(personOn(request).userId);
    },
  });

  app.route({
    ...endpoint('getSupported'),
    schema: {
      operationId: 'getSupported',
      summary: 'Numbers of the complaints the person says "me too" to',
      tags,
      response: { 200: z.array(z.string()), ...failures },
    },
    handler: async (request) => following.supported(personOn(request).userId),
  });
};
