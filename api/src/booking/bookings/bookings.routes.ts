import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { requestCaller } from '../../core/guest-tokens/caller';
import { route } from '../../core/http/route';
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

const bodyLimit = 8_192;

export const bookingsRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { holds, share, making, changes, list } = options;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const how = (request: FastifyRequest) => ({
    caller: requestCaller(request),
    key: request.headers['idempotency-key'] as string | undefined,
  });

  route(
    app,
    'createHold',
    { bodyLimit, config: { rateLimitedAction: 'holds' } },
    async (request) => {
      const { caller, key } = how(request);
      const { vendorId } = request.body;
      await share.use(request.ip, vendorId);
      try {
        return await holds.hold(request.body, caller, key);
      } catch (error) {
        await share.giveBack(request.ip, vendorId);
        throw error;
      }
    },
  );

  route(
    app,
    'releaseHold',
    { config: { rateLimitedAction: 'booking-changes' } },
    async (request) => {
      const vendorId = await holds.release(request.params.holdId, requestCaller(request));
      if (vendorId !== null) await share.giveBack(request.ip, vendorId);
    },
  );

  route(
    app,
    'sendBookingCode',
    { bodyLimit, config: { rateLimitedAction: 'send' } },
    async (request) => {
      const to = { email: request.body.email, network: networkOf(request.ip) };
      return making.sendCode(request.params.holdId, to, requestCaller(request));
    },
  );

  route(
    app,
    'createBooking',
    { bodyLimit, config: { rateLimitedAction: 'holds' } },
    async (request) => {
      const { caller, key } = how(request);
      return making.book(request.body, caller, key, request.ip);
    },
  );

  route(app, 'getBooking', async (request) =>
    changes.read(request.params.bookingId, requestCaller(request)),
  );

  route(
    app,
    'cancelBooking',
    { bodyLimit, config: { rateLimitedAction: 'booking-changes' } },
    async (request) => changes.cancel(request.params.bookingId, request.body, how(request)),
  );

  route(
    app,
    'moveBooking',
    { bodyLimit, config: { rateLimitedAction: 'booking-changes' } },
    async (request) => changes.move(request.params.bookingId, request.body, how(request)),
  );

  route(app, 'acceptBooking', async (request) =>
    changes.accept(request.params.bookingId, how(request)),
  );

  route(app, 'rejectBooking', { bodyLimit }, async (request) =>
    changes.reject(request.params.bookingId, request.body.reason, how(request)),
  );

  route(app, 'rejectBurst', { bodyLimit }, async (request) =>
    changes.rejectBurst(request.params.burstId, request.body.reason, requestCaller(request)),
  );

  route(app, 'completeBooking', async (request) =>
    changes.complete(request.params.bookingId, how(request)),
  );

  route(app, 'missBooking', async (request) =>
    changes.miss(request.params.bookingId, how(request)),
  );

  route(app, 'getMyBookings', async (request) => {
    const { cursor, ...wanted } = request.query;
    return list.of(requireUser(request).userId, wanted, cursor);
  });

  route(app, 'getDeletionTerms', async (request) =>
    changes.deletionTerms(requireUser(request).userId),
  );
};
