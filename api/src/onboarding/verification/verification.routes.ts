import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { route } from '../../core/http/route';
import type { VerificationService } from './verification.service';

interface Options {
  verifications: VerificationService;
}

export const verificationRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { verifications },
) => {
  route(app, 'getVerifications', async ({ query: { page = 1 } }) => verifications.list(page));

  route(app, 'getVerification', async ({ params }) => verifications.of(params.vendorId));

  route(app, 'decideCredential', async (request) =>
    verifications.decideCredential(
      request.params.credentialId,
      request.body,
      requireUser(request).userId,
    ),
  );

  route(app, 'decideVerification', async (request) =>
    verifications.decide(request.params.vendorId, request.body, requireUser(request).userId),
  );
};
