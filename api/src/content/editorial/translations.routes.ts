import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { route } from '../../core/http/route';
import type { TranslationsService } from './translations.service';

interface Options {
  translations: TranslationsService;
}

export const translationsRoutes: FastifyPluginAsyncZod<Options> = async (app, { translations }) => {
  route(app, 'getTranslations', async ({ params: { language }, query: { kind } }) =>
    translations.list(kind, language),
  );

  route(app, 'getTranslation', async ({ params: { language }, query }) =>
    translations.of({ ...query, language }),
  );

  route(app, 'changeTranslation', async (request) => {
    const { params, query, body } = request;
    return translations.change({ ...query, ...params }, body, requireUser(request).userId);
  });
};
