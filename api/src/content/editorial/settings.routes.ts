import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { route } from '../../core/http/route';
import type { SettingsService } from './site-settings';

interface Options {
  settings: SettingsService;
}

/** The site's settings, for operators. */
export const settingsRoutes: FastifyPluginAsyncZod<Options> = async (app, { settings }) => {
  route(app, 'getSiteSettings', async () => settings.current());

  route(app, 'changeSite', async (request) =>
    settings.changeSite(request.body, requireUser(request).userId),
  );

  route(app, 'changeFooter', async (request) =>
    settings.changeFooter(request.body, requireUser(request).userId),
  );

  route(app, 'changeLocations', async (request) =>
    settings.changeLocations(request.body, requireUser(request).userId),
  );
};
