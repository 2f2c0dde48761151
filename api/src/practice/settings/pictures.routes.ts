import * as wire from '@nukkad/platform/contract/schemas/practice-settings.schema';
import { portfolioWork } from '@nukkad/platform/contract/schemas/profile.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures } from '../../core/http/endpoint';
import { idempotencyHeaders } from '../../core/http/idempotency';
import { ownVendorId } from '../../directory';
import type { PracticeSettingsService } from './practice-settings.service';

interface Options {
  practice: PracticeSettingsService;
}

const tags = ['practice'];
const bodyLimit = 32_768;

export const picturesRoutes: FastifyPluginAsyncZod<Options> = async (app, { practice }) => {
  app.route({
    ...endpoint('addWork'),
    bodyLimit,
    schema: {
      operationId: 'addWork',
      summary: 'Show one more work, with a picture that was sent before',
      tags,
      headers: idempotencyHeaders,
      body: wire.workOrder,
      response: { 201: portfolioWork, ...failures },
    },
    handler: async (request, reply) => {
      reply.code(201);
      const { body, headers } = request;
      return practice.addWork(ownVendorId(request), body, headers['idempotency-key']);
    },
  });

  app.route({
    ...endpoint('removeWork'),
    schema: {
      operationId: 'removeWork',
      summary: 'Show a work no longer',
      tags,
      params: wire.workParams,
      response: { 204: z.void(), ...failures },
    },
    handler: async (request, reply) => {
      await practice.removeWork(ownVendorId(request), request.params.workId);
      reply.code(204);
    },
  });

  app.route({
    ...endpoint('changePhoto'),
    bodyLimit,
    schema: {
      operationId: 'changePhoto',
      summary: 'A picture that was sent before becomes the photograph everybody sees',
      tags,
      body: wire.photoOrder,
      response: { 200: wire.practiceProfile, ...failures },
    },
    handler: async (request) => practice.changePhoto(ownVendorId(request), request.body.fileId),
  });

  app.route({
    ...endpoint('removePhoto'),
    schema: {
      operationId: 'removePhoto',
      summary: 'A drawing in place of the photograph',
      tags,
      response: { 200: wire.practiceProfile, ...failures },
    },
    handler: async (request) => practice.removePhoto(ownVendorId(request)),
  });
};
