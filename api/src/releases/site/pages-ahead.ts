import { fileURLToPath } from 'node:url';
import {
  type PagePlace,
  pageDocuments,
  pagePlaces,
  type RenderingState,
  renderedPages,
  type ServedPage,
} from '@nukkad/renderer';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import { readAsNobody } from '../../core/http/own-requests';
import { placesBeside, releasesIn } from '../release-health/releases';
import { renderFailures } from '../release-health/render-failures';

/** A request for a page. */
interface Asked {
  /** Path and query. */
  address: string;
  /** The `Cookie` header: the locality is read from it, and nothing else. */
  cookies: string | undefined;
  /** File of the released page. */
  file: string;
  /** False for the page of a lock that the link names. */
  isLive: boolean;
}

/** A rendered page, in the locality that somebody says. */
export type PlacedPage = ServedPage & Pick<PagePlace, 'source'>;

/** Pages rendered ahead of the visit. */
export interface PagesAhead {
  /** Null: serve the released page. */
  page(asked: Asked): Promise<PlacedPage | null>;
  /** Starts the process that renders, with the page of a file. */
  begin(file: string): Promise<void>;
  state(): RenderingState;
}

const besideThis = fileURLToPath(new URL('./render.worker.js', import.meta.url));

/** Ends with the app. */
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
  const placeOf = pagePlaces(read, renderBudget);
  const page = async ({ address, cookies, file, isLive }: Asked): Promise<PlacedPage | null> => {
    const document = await documentOf(file);
    const placed = document === undefined ? null : await placeOf(address, cookies);
    if (document === undefined || !placed) return null;
    const rendered = await pages.page({ ...placed, document, isLive });
    return rendered && { ...rendered, source: placed.source };
  };
  return {
    page,
    async begin(file) {
      const landing = { address: '/', cookies: undefined, file, isLive: true };
      await page(landing).catch(() => null);
    },
    state: pages.state,
  };
}
