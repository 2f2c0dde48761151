import * as wire from '@nukkad/platform/contract/schemas/onboarding.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures } from '../../core/http/endpoint';
import { ownVendorId } from '../../directory';
import type { OnboardingService } from './onboarding.service';

interface Options {
  onboarding: OnboardingService;
}

const tags = ['onboarding'];

const bodyLimit = 65_536;

export const onboardingRoutes: FastifyPluginAsyncZod<Options> = async (app, { onboarding }) => {
  app.route({
    ...endpoint('getOnboarding'),
    schema: {
      operationId: 'getOnboarding',
      summary: 'What a professional has told and handed in, and what became of it',
      tags,
      response: { 200: wire.onboarding, ...failures },
    },
    handler: async (request) => onboarding.of(ownVendorId(request)),
  });

  app.route({
    ...endpoint('keepOnboardingDraft'),
    bodyLimit,
    schema: {
      operationId: 'keepOnboardingDraft',
      summary: 'Keep what is typed, complete or not',
      description: 'Of two devices that began from the same revision, the second is refused.',
      tags,
      body: wire.draftOrder,
      response: { 200: wire.draftKept, ...failures },
    },
    handler: async (request) => onboarding.keepDraft(ownVendorId(request), request.body),
  });

  app.route({
    ...endpoint('storeOnboardingStep'),
    bodyLimit,
    schema: {
      operationId: 'storeOnboardingStep',
      summary: 'Store a step in place of what was stored of it; the body names the step',
      description: 'Documents that are left out of their list are removed.',
      tags,
      body: wire.stepOrder,
      response: { 204: z.void(), ...failures },
    },
    handler: async (request, reply) => {
      await onboarding.storeStep(ownVendorId(request), request.body);
      return reply.code(204).send();
    },
  });

  app.route({
    ...endpoint('addCredential'),
    bodyLimit,
    schema: {
      operationId: 'addCredential',
      summary: 'Hand in a document, whose file was sent before; also after listing',
      description: 'It waits for an operator. The same id again replaces what waits.',
      tags,
      body: wire.credentialOrder,
      response: { 201: wire.credential, ...failures },
    },
    handler: async (request, reply) => {
      reply.code(201);
      return onboarding.addDocument(ownVendorId(request), request.body);
    },
  });

  app.route({
    ...endpoint('removeCredential'),
    schema: {
      operationId: 'removeCredential',
      summary: 'Take back a document',
      tags,
      params: wire.credentialParams,
      response: { 204: z.void(), ...failures },
    },
    handler: async (request, reply) => {
      await onboarding.removeCredential(ownVendorId(request), request.params.credentialId);
      return reply.code(204).send();
    },
  });

  app.route({
    ...endpoint('submitOnboarding'),
    schema: {
      operationId: 'submitOnboarding',
      summary: 'Hand everything that is stored to an operator',
      tags,
      response: { 200: wire.onboarding, ...failures },
    },
    handler: async (request) => onboarding.submit(ownVendorId(request)),
  });
};
