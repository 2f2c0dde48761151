import { limits } from '@nukkad/platform/contract';
import { codeSent } from '@nukkad/platform/contract/schemas/accounts.schema';
import * as wire from '@nukkad/platform/contract/schemas/booking.schema';
import { slug, uuid } from '@nukkad/platform/contract/schemas/fields';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../../core/auth/access';
import { askerOn } from '../../core/guest-tokens/asker';
import { endpoint, failures } from '../../core/http/endpoint';
import { idempotencyHeaders } from '../../core/http/idempotency';
import { networkOf } from '../../core/rate-limits/network.model';
import type { ChangesService } from './changes.service';
import type { HoldShare } from './hold-share';
import type { HoldsService } from './holds.service';
import type { ListService } from './list.service';
import type { MakingService } from './making.service';

interface Options {
  holds: HoldsService;
  share: HoldShare;
  making: MakingService;
  changes: ChangesService;
  list: ListService;
}

const tags = ['booking'];
const bodyLimit = 8_192;
const params = z.object({ bookingId: uuid });
const holdParams = z.object({ holdId: uuid });
const changed = { 200: wire.booking, ...failures };

export const bookingsRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { holds, share, making, changes, list } = options;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const how = (request: FastifyRequest) => ({
    asker: askerOn(request),
    key: request.headers['idempotency-key'] as string | undefined,
  });

  app.route({
    ...endpoint('createHold'),
    bodyLimit,
    config: { deed: 'holds' },
    schema: {
      operationId: 'createHold',
      summary: `Keep a time for ${limits.holdMinutes} minutes`,
      tags,
      headers: idempotencyHeaders,
      body: wire.holdOrder,
      response: { 201: wire.hold, ...failures },
    },
    handler: async (request, reply) => {
      const { asker, key } = how(request);
      const { vendorId } = request.body;
      await share.use(request.ip, vendorId);
      reply.code(201);
      try {
        return await holds.hold(request.body, asker, key);
      } catch (error) {
        await share.giveBack(request.ip, vendorId);
        throw error;
      }
    },
  });

  app.route({
    ...endpoint('releaseHold'),
    config: { deed: 'booking-changes' },
    schema: {
      operationId: 'releaseHold',
      summary: 'Give a time back',
      tags,
      params: holdParams,
      response: { 204: z.undefined(), ...failures },
    },
    handler: async (request, reply) => {
      const vendorId = await holds.release(request.params.holdId, askerOn(request));
      if (vendorId !== null) await share.giveBack(request.ip, vendorId);
      reply.code(204);
    },
  });

  app.route({
    ...endpoint('sendBookingCode'),
    bodyLimit,
    config: { deed: 'send' },
    schema: {
      operationId: 'sendBookingCode',
      summary: 'Send a guest a code, to show that the e-mail is theirs',
      tags,
      params: holdParams,
      body: wire.addressed,
      response: { 200: codeSent, ...failures },
    },
    handler: async (request) => {
      const to = { email: request.body.email, network: networkOf(request.ip) };
      return making.sendCode(request.params.holdId, to, askerOn(request));
    },
  });

  app.route({
    ...endpoint('createBooking'),
    bodyLimit,
    config: { deed: 'holds' },
    schema: {
      operationId: 'createBooking',
      summary: 'Book what is held',
      tags,
      headers: idempotencyHeaders,
      body: wire.bookingOrder,
      response: { 201: wire.bookingMade, ...failures },
    },
    handler: async (request, reply) => {
      const { asker, key } = how(request);
      reply.code(201);
      return making.book(request.body, asker, key, request.ip);
    },
  });

  app.route({
    ...endpoint('getBooking'),
    schema: {
      operationId: 'getBooking',
      summary: 'A booking, for its two sides',
      tags,
      params,
      response: changed,
    },
    handler: async (request) => changes.read(request.params.bookingId, askerOn(request)),
  });

  app.route({
    ...endpoint('cancelBooking'),
    bodyLimit,
    config: { deed: 'booking-changes' },
    schema: {
      operationId: 'cancelBooking',
      summary: 'Cancel a booking; a professional says why',
      tags,
      params,
      headers: idempotencyHeaders,
      body: wire.cancelOrder,
      response: changed,
    },
    handler: async (request) =>
      changes.cancel(request.params.bookingId, request.body, how(request)),
  });

  app.route({
    ...endpoint('moveBooking'),
    bodyLimit,
    config: { deed: 'booking-changes' },
    schema: {
      operationId: 'moveBooking',
      summary: 'Move a booking to another time',
      tags,
      params,
      headers: idempotencyHeaders,
      body: wire.moveOrder,
      response: changed,
    },
    handler: async (request) => changes.move(request.params.bookingId, request.body, how(request)),
  });

  app.route({
    ...endpoint('acceptBooking'),
    schema: {
      operationId: 'acceptBooking',
      summary: 'Say yes to a request',
      tags,
      params,
      headers: idempotencyHeaders,
      response: changed,
    },
    handler: async (request) => changes.accept(request.params.bookingId, how(request)),
  });

  app.route({
    ...endpoint('rejectBooking'),
    bodyLimit,
    schema: {
      operationId: 'rejectBooking',
      summary: 'Say no to a request, and why',
      tags,
      params,
      headers: idempotencyHeaders,
      body: wire.reasoned,
      response: changed,
    },
    handler: async (request) =>
      changes.reject(request.params.bookingId, request.body.reason, how(request)),
  });

  app.route({
    ...endpoint('rejectBurst'),
    bodyLimit,
    schema: {
      operationId: 'rejectBurst',
      summary: 'Say no to every open request of a burst, and why',
      tags,
      params: z.object({ burstId: wire.burstId }),
      body: wire.reasoned,
      response: { 200: wire.burstRejected, ...failures },
    },
    handler: async (request) =>
      changes.rejectBurst(request.params.burstId, request.body.reason, askerOn(request)),
  });

  app.route({
    ...endpoint('completeBooking'),
    schema: {
      operationId: 'completeBooking',
      summary: 'Say that it is done',
      tags,
      params,
      headers: idempotencyHeaders,
      response: changed,
    },
    handler: async (request) => changes.complete(request.params.bookingId, how(request)),
  });

  app.route({
    ...endpoint('missBooking'),
    schema: {
      operationId: 'missBooking',
      summary: 'Say that the client did not come',
      tags,
      params,
      headers: idempotencyHeaders,
      response: changed,
    },
    handler: async (request) => changes.miss(request.params.bookingId, how(request)),
  });

  app.route({
    ...endpoint('getMyBookings'),
    schema: {
      operationId: 'getMyBookings',
      summary: 'Bookings of the person who is signed in',
      tags,
      querystring: z.object({
        when: z.enum(['upcoming', 'past', 'cancelled', 'all']).default('all'),
        cursor: z.string().max(400).optional(),
        profession: slug.optional().describe('Bookings of people of this profession alone'),
      }),
      response: { 200: wire.bookingsAnswer, ...failures },
    },
    handler: async (request) => {
      const { cursor, ...wanted } = request.query;
      return list.of(personOn(request).userId, wanted, cursor);
    },
  });

  app.route({
    ...endpoint('getDeletionTerms'),
    schema: {
      operationId: 'getDeletionTerms',
      summary: 'What deleting the account would cancel, give back and keep',
      tags,
      response: { 200: wire.deletionTerms, ...failures },
    },
    handler: async (request) => changes.deletionTerms(personOn(request).userId),
  });
};
