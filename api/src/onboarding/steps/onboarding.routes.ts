import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { route } from '../../core/http/route';
import { ownVendorId } from '../../directory';
import type { OnboardingService } from './onboarding.service';

interface Options {
  onboarding: OnboardingService;
}

const bodyLimit = 65_536;

export const onboardingRoutes: FastifyPluginAsyncZod<Options> = async (app, { onboarding }) => {
  route(app, 'getOnboarding', async (request) => onboarding.of(ownVendorId(request)));

  route(app, 'keepOnboardingDraft', { bodyLimit }, async (request) =>
    onboarding.keepDraft(ownVendorId(request), request.body),
  );

  route(app, 'storeOnboardingStep', { bodyLimit }, async (request) => {
    await onboarding.storeStep(ownVendorId(request), request.body);
  });

  route(app, 'addCredential', { bodyLimit }, async (request) => {
    return onboarding.addDocument(ownVendorId(request), request.body);
  });

  route(app, 'removeCredential', async (request) => {
    await onboarding.removeCredential(ownVendorId(request), request.params.credentialId);
  });

  route(app, 'submitOnboarding', async (request) => onboarding.submit(ownVendorId(request)));
};
