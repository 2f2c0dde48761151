import { uuid } from '@nukkad/platform/contract/schemas/fields';
import * as wire from '@nukkad/platform/contract/schemas/money.schema';
import { lessonPackage } from '@nukkad/platform/contract/schemas/profile.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../../core/auth/access';
import { endpoint, failures, revalidated } from '../../core/http/endpoint';
import { idempotencyHeaders } from '../../core/http/idempotency';
import type { PackagesService } from './packages.service';

const tags = ['lesson packages'];

export const packagesRoutes: FastifyPluginAsyncZod<{ packages: PackagesService }> = async (
  app,
  { packages },
) => {
  app.route({
    ...endpoint('getPackages'),
    schema: {
      operationId: 'getPackages',
      summary: 'Lessons that a professional sells several at a time',
      tags,
      params: z.object({ id: uuid }),
      response: { 200: z.array(lessonPackage), ...failures },
    },
    handler: async ({ params }, reply) => {
      reply.header('cache-control', revalidated);
      return packages.of(params.id);
    },
  });

  app.route({
    ...endpoint('purchasePackage'),
    bodyLimit: 4_096,
    schema: {
      operationId: 'purchasePackage',
      summary: 'Buy lessons; they can be booked when the payment is paid',
      tags,
      params: wire.packageParams,
      headers: idempotencyHeaders,
      body: wire.packageOrder,
      response: { 201: wire.packagePurchase, ...failures },
    },
    handler: async (request, reply) => {
      const { params, headers, body: order } = request;
      reply.code(201);
      return packages.purchase({
        ...{ packageId: params.packageId, userId: personOn(request).userId, order },
        key: headers['idempotency-key'],
      });
    },
  });

  app.route({
    ...endpoint('getMyCredits'),
    schema: {
      operationId: 'getMyCredits',
      summary: 'Lessons that are paid for and not booked yet',
      tags,
      response: { 200: z.array(wire.credits), ...failures },
    },
    handler: async (request) => packages.credits(personOn(request).userId),
  });
};
