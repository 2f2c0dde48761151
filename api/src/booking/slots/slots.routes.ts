import { limits } from '@nukkad/platform/contract';
import { kind } from '@nukkad/platform/contract/schemas/booking.schema';
import { day, uuid, wholeNumber } from '@nukkad/platform/contract/schemas/fields';
import { slotsAnswer } from '@nukkad/platform/contract/schemas/profile.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures } from '../../core/http/endpoint';
import type { SlotsService } from './slots.service';

interface Options {
  slots: SlotsService;
}

export const slotsRoutes: FastifyPluginAsyncZod<Options> = async (app, { slots }) => {
  app.route({
    ...endpoint('getSlots'),
    schema: {
      operationId: 'getSlots',
      summary: 'Times of one professional, day by day',
      tags: ['directory'],
      params: z.object({ id: uuid }),
      querystring: z.object({
        from: day.describe('First day, in India'),
        to: day.describe(`Last day, at most ${limits.slotDays} days altogether`),
        kind: kind.optional(),
        service: uuid.optional(),
        hours: wholeNumber
          .refine(
            (hours) => hours <= limits.hireHoursMost,
            `must be at most ${limits.hireHoursMost}`,
          )
          .optional(),
      }),
      response: { 200: slotsAnswer, ...failures },
    },
    handler: async ({ params, query }, reply) => {
      // Times go by while one looks at them.
      reply.header('cache-control', 'no-store');
      return slots.between({ ...params, ...query });
    },
  });
};
