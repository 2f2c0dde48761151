import type { FaqOrder, SlidesSheet } from '@nukkad/platform/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import { idempotentWrites } from '../../core/http/idempotency';
import type { Jobs } from '../../core/jobs/jobs';
import type { GeoService, StatesService } from '../../directory';
import { type ArticlePublished, announceArticles } from './announcing';
import { editorialChoices } from './choices.store';
import { changeFaqSheet, faqKeys, faqSheet } from './faq-sheets';
import { manuscriptsRoutes } from './manuscripts.routes';
import { manuscriptsService } from './manuscripts.service';
import { paidPlacesRoutes } from './paid-places.routes';
import { paidPlacesService } from './paid-places.service';
import { settingsRoutes } from './settings.routes';
import { sheetsRoutes } from './sheets.routes';
import { settingsService } from './site-settings';
import { changeSlides, slidesSheet } from './slides';
import { translationsRoutes } from './translations.routes';
import { translationsService } from './translations.service';

interface Deps {
  db: Kysely<Tables>;
  jobs: Jobs;
  geo: GeoService;
  states: StatesService;
  settings: Pick<Settings, 'sessionSecret'>;
  articlePublished: ArticlePublished;
}

/** Seconds: an article withdrawn within this time is not announced. */
const announcedEvery = 20;

/** Content that operators write for the site. */
export async function registerEditorial(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, jobs, settings, articlePublished } = deps;
  const idempotent = idempotentWrites(db);
  await app.register(manuscriptsRoutes, {
    manuscripts: manuscriptsService(db, idempotent, settings.sessionSecret),
  });
  await app.register(sheetsRoutes, {
    choices: () => editorialChoices(db),
    faqKeys: () => faqKeys(db),
    faqSheet: (key: string) => faqSheet(db, key),
    changeFaqSheet: (key: string, order: FaqOrder, by: string) =>
      db.transaction().execute((trx) => changeFaqSheet(trx, key, order, by)),
    slidesSheet: () => slidesSheet(db),
    changeSlides: (order: SlidesSheet, by: string) =>
      db.transaction().execute((trx) => changeSlides(trx, order, by)),
  });
  await app.register(translationsRoutes, { translations: translationsService(db) });
  await app.register(settingsRoutes, { settings: settingsService(deps) });
  await app.register(paidPlacesRoutes, { paidPlaces: paidPlacesService(db, idempotent) });
  jobs.runTask({
    ...{ name: 'article-announcements', seconds: announcedEvery },
    work: () => announceArticles(db, articlePublished),
  });
}
