import * as wire from '@nukkad/platform/contract/schemas/health.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../../core/auth/access';
import { endpoint, failures } from '../../core/http/endpoint';
import type { ReleaseDesk } from './desk.service';

interface Options {
  desk: ReleaseDesk;
}

const tags = ['operator'];

export const deskRoutes: FastifyPluginAsyncZod<Options> = async (app, { desk }) => {
  app.route({
    ...endpoint('getReleases'),
    schema: {
      operationId: 'getReleases',
      summary: 'What pages run, how it does, and the canary',
      tags,
      response: { 200: wire.releasesAnswer, ...failures },
    },
    handler: async () => desk.all(),
  });

  app.route({
    ...endpoint('getPartReleases'),
    schema: {
      operationId: 'getPartReleases',
      summary: 'Every version of a part: figures, messages and shared packages',
      tags,
      params: wire.partParams,
      response: { 200: wire.partReleases, ...failures },
    },
    handler: async ({ params }) => desk.part(params.part),
  });

  app.route({
    ...endpoint('getReleaseLog'),
    schema: {
      operationId: 'getReleaseLog',
      summary: "The registry's log, the newest first",
      tags,
      response: { 200: z.array(wire.releaseMove), ...failures },
    },
    handler: async () => desk.log(),
  });

  app.route({
    ...endpoint('takeBackCanary'),
    schema: {
      operationId: 'takeBackCanary',
      summary: 'Take the canary that runs back',
      tags,
      params: wire.canaryParams,
      body: wire.takeBackOrder,
      response: { 200: wire.releasesAnswer, ...failures },
    },
    handler: async (request) =>
      desk.takeBack(request.params.canary, request.body, personOn(request).userId),
  });

  app.route({
    ...endpoint('rollBackPart'),
    schema: {
      operationId: 'rollBackPart',
      summary: 'Have everybody run an earlier version of a part',
      tags,
      params: wire.partParams,
      body: wire.rollBackOrder,
      response: { 200: wire.releasesAnswer, ...failures },
    },
    handler: async (request) =>
      desk.rollBack(request.params.part, request.body, personOn(request).userId),
  });
};
