import { calendarAddress } from '@nukkad/platform/contract';
import { uuid } from '@nukkad/platform/contract/definitions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../core/db/tables.generated';
import { calendarFileName } from '../../core/email/emails';
import { requestCaller } from '../../core/guest-tokens/caller';
import { ApiError } from '../../core/http/problems';
import { sideOf } from '../bookings/authorize-change';
import { bookingById } from '../bookings/bookings.store';
import { calendarOf, isOff } from './booking-calendar';
import type { Links } from './links';
import { notifiedBookings } from './notified-booking.store';

interface Options {
  db: Kysely<Tables>;
  links: Links;
}

/** A booking as a calendar file, for its client and its professional. */
export const calendarRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, links }) => {
  app.route({
    method: 'GET',
    url: calendarAddress(':bookingId'),
    config: { policy: 'open' },
    schema: { hide: true, params: z.object({ bookingId: uuid }) },
    handler: async (request, reply) => {
      const { bookingId } = request.params;
      const row = await bookingById(db, bookingId);
      const isMade = row !== undefined && row.status !== 'held';
      const side = isMade && (await sideOf(db, row, requestCaller(request)));
      const [booking] = side ? await notifiedBookings(db, [bookingId]) : [];
      if (!side || !booking) throw new ApiError('not-found', 'There is no such booking.');
      const method = isOff(booking.status) ? 'CANCEL' : 'PUBLISH';
      const file = calendarOf([booking], side === 'client' ? 'client' : 'vendor', links, method);
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${calendarFileName}"`)
        .send(file.text);
    },
  });
};
