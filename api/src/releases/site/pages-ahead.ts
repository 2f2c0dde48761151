import { fileURLToPath } from 'node:url';
import {
  pageDocuments,
  type RenderingState,
  renderedPages,
  type ServedPage,
  sitePlace,
} from '@nukkad/renderer';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import { readAsNobody } from '../../core/http/own-requests';
import { placesBeside, releasesIn } from '../release-health/releases';
import { renderFailures } from '../release-health/render-failures';

/** Pages rendered ahead of the visit. */
export interface PagesAhead {
  /**
   * Null: serve the released page.
   *
   * @param file of the released page
   * @param isLive false for the page of a lock that the link names
   */
  page(address: string, file: string, isLive: boolean): Promise<ServedPage | null>;
  state(): RenderingState;
}

const besideThis = fileURLToPath(new URL('./render.worker.js', import.meta.url));

/** Starts rendering with the first page; ends with the app. */
export function pagesAhead(
  app: FastifyInstance,
  db: Kysely<Tables>,
  settings: Settings,
): PagesAhead {
  const { siteDir, publicUrl, renderBudget } = settings;
  const read = (path: string) => readAsNobody(app, path);
  const releases = releasesIn(placesBeside(settings));
  const pages = renderedPages({
    ...{ program: besideThis, ...settings.rendering },
    ...{ site: siteDir, origin: publicUrl, budget: renderBudget, read },
    onBlame: renderFailures({ db, releases, log: app.log }),
  });
  app.addHook('onClose', async () => pages.close());
  const documentOf = pageDocuments();
  const placeNow = sitePlace(read, renderBudget);
  return {
    async page(address, file, isLive) {
      const document = await documentOf(file);
      if (document === undefined) return null;
      return pages.page({ address, document, isLive, place: await placeNow() });
    },
    state: pages.state,
  };
}
