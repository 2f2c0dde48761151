import type {
  EditorialChoices,
  FaqKey,
  FaqOrder,
  FaqSheet,
  SlidesSheet,
} from '@nukkad/platform/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { route } from '../../core/http/route';

interface Options {
  choices: () => Promise<EditorialChoices>;
  faqKeys: () => Promise<FaqKey[]>;
  faqSheet: (key: string) => Promise<FaqSheet>;
  changeFaqSheet: (key: string, order: FaqOrder, by: string) => Promise<FaqSheet>;
  slidesSheet: () => Promise<SlidesSheet>;
  changeSlides: (order: SlidesSheet, by: string) => Promise<SlidesSheet>;
}

/** Texts that are replaced as a whole: FAQs, the banner. */
export const sheetsRoutes: FastifyPluginAsyncZod<Options> = async (app, sheets) => {
  route(app, 'getEditorialChoices', async () => sheets.choices());

  route(app, 'getFaqKeys', async () => sheets.faqKeys());

  route(app, 'getFaqSheet', async ({ query }) => sheets.faqSheet(query.key));

  route(app, 'changeFaqSheet', async (request) =>
    sheets.changeFaqSheet(request.query.key, request.body, requireUser(request).userId),
  );

  route(app, 'getSlides', async () => sheets.slidesSheet());

  route(app, 'changeSlides', async (request) =>
    sheets.changeSlides(request.body, requireUser(request).userId),
  );
};
