import * as wire from '@nukkad/platform/contract/schemas/editorial.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOn } from '../../core/auth/access';
import { endpoint, failures } from '../../core/http/endpoint';
import type { SettingsService } from './site-settings';

interface Options {
  settings: SettingsService;
}

const tags = ['editorial'];
const response = { 200: wire.siteSettings, ...failures };

/** What an installation says of itself. */
export const settingsRoutes: FastifyPluginAsyncZod<Options> = async (app, { settings }) => {
  app.route({
    ...endpoint('getSiteSettings'),
    schema: {
      operationId: 'getSiteSettings',
      summary: 'Contact data, footer and first locations, to be changed',
      tags,
      response,
    },
    handler: async () => settings.current(),
  });

  app.route({
    ...endpoint('changeSite'),
    schema: {
      operationId: 'changeSite',
      summary: 'Change name and contact data of this installation',
      tags,
      body: wire.siteOrder,
      response,
    },
    handler: async (request) => settings.changeSite(request.body, personOn(request).userId),
  });

  app.route({
    ...endpoint('changeFooter'),
    schema: {
      operationId: 'changeFooter',
      summary: 'Change the link lists of the footer',
      tags,
      body: wire.footerOrder,
      response,
    },
    handler: async (request) => settings.changeFooter(request.body, personOn(request).userId),
  });

  app.route({
    ...endpoint('changeLocations'),
    schema: {
      operationId: 'changeLocations',
      summary: 'Say which states are shown first',
      tags,
      body: wire.locationsOrder,
      response,
    },
    handler: async (request) => settings.changeLocations(request.body, personOn(request).userId),
  });
};
