import { wholeNumber } from '@nukkad/platform/contract/schemas/fields';
import * as wire from '@nukkad/platform/contract/schemas/onboarding.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../../core/auth/access';
import { endpoint, failures } from '../../core/http/endpoint';
import type { VerificationService } from './verification.service';

interface Options {
  verifications: VerificationService;
}

const tags = ['operator'];

export const verificationRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { verifications },
) => {
  app.route({
    ...endpoint('getVerifications'),
    schema: {
      operationId: 'getVerifications',
      summary: 'Practices that wait to be looked at, the longest first',
      tags,
      querystring: z.object({ page: wholeNumber.optional().describe('Counts from 1') }),
      response: { 200: wire.verificationsAnswer, ...failures },
    },
    handler: async ({ query: { page = 1 } }) => verifications.list(page),
  });

  app.route({
    ...endpoint('getVerification'),
    schema: {
      operationId: 'getVerification',
      summary: 'Everything a professional has stored and handed in',
      tags,
      params: wire.verificationParams,
      response: { 200: wire.verification, ...failures },
    },
    handler: async ({ params }) => verifications.of(params.vendorId),
  });

  app.route({
    ...endpoint('decideCredential'),
    schema: {
      operationId: 'decideCredential',
      summary: 'Approve a document, or reject it with a reason',
      tags,
      params: wire.credentialParams,
      body: wire.credentialDecision,
      response: { 200: wire.credential, ...failures },
    },
    handler: async (request) =>
      verifications.decideCredential(
        request.params.credentialId,
        request.body,
        personOn(request).userId,
      ),
  });

  app.route({
    ...endpoint('decideVerification'),
    schema: {
      operationId: 'decideVerification',
      summary: 'List a practice, or send it back',
      tags,
      params: wire.verificationParams,
      body: wire.verificationDecision,
      response: { 200: wire.verification, ...failures },
    },
    handler: async (request) =>
      verifications.decide(request.params.vendorId, request.body, personOn(request).userId),
  });
};
