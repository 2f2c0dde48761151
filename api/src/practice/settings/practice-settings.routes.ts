import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { route } from '../../core/http/route';
import { ownVendorId } from '../../directory';
import type { PracticeSettingsService } from './practice-settings.service';

interface Options {
  practice: PracticeSettingsService;
}

/** Lists of services are the longest bodies. */
const bodyLimit = 65_536;

export const practiceSettingsRoutes: FastifyPluginAsyncZod<Options> = async (app, { practice }) => {
  route(app, 'getPracticeSettings', async (request) => practice.of(ownVendorId(request)));

  route(app, 'changePracticeProfile', { bodyLimit }, async (request) =>
    practice.changeProfile(ownVendorId(request), request.body),
  );

  route(app, 'withdrawClaim', async (request) =>
    practice.withdrawClaim(ownVendorId(request), request.params.claimId),
  );

  route(app, 'changeAvailability', { bodyLimit }, async (request) =>
    practice.changeAvailability(ownVendorId(request), request.body),
  );

  route(app, 'changePolicy', { bodyLimit }, async (request) =>
    practice.changePolicy(ownVendorId(request), request.body),
  );

  route(app, 'changeServices', { bodyLimit }, async (request) =>
    practice.changeServices(ownVendorId(request), request.body),
  );

  route(app, 'changePackages', { bodyLimit }, async (request) =>
    practice.changePackages(ownVendorId(request), request.body),
  );
};
