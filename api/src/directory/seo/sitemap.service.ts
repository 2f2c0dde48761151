import type { Kysely } from 'kysely';
import { memoize } from '../../core/caching/memoize';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import type { CategoriesService } from '../catalog/categories.service';
import type { StatesService } from '../geo/states.service';
import { everyonePath, fixedPaths, listingPath, statePath } from './addresses.model';
import { type Page, sitemapIndex, urlSet } from './sitemap.model';
import { firstIds, vendorPages, writtenPages } from './sitemap.store';

/**
 * Pages per part, each with a URL for every language; the format allows 50,000 URLs, but a part is built in one
 * request.
 */
const perPart = 5_000;

/** Maximum age in milliseconds; crawlers come a few times a day. */
const freshFor = 10 * 60_000;

interface Deps {
  db: Kysely<Tables>;
  categories: CategoriesService;
  states: StatesService;
  /** Origin of the site. */
  origin: string;
}

export type SitemapService = ReturnType<typeof sitemapService>;

/** All public pages: an index, one part of content pages, and parts of vendors. */
export function sitemapService({ db, categories, states, origin }: Deps, size = perPart) {
  const parts = memoize(freshFor, () => firstIds(db, size), 'any');
  return {
    async index(): Promise<string> {
      const vendors = (await parts()).map((first) => `/sitemaps/vendors-${first}.xml`);
      return sitemapIndex(origin, ['/sitemaps/pages.xml', ...vendors]);
    },

    async pages(): Promise<string> {
      const pages = [
        ...fixedPaths.map((path) => ({ path })),
        ...(await listings(categories)),
        ...(await states.all()).map(({ slug }) => ({ path: statePath(slug) })),
        ...(await writtenPages(db)),
      ];
      return urlSet(origin, pages);
    },

    /** The part that begins with this id. Fails with `not-found` when no vendor follows it. */
    async vendors(first: string): Promise<string> {
      const pages = await vendorPages(db, first, size);
      if (pages.length === 0) throw new ApiError('not-found', 'There is no such part.');
      return urlSet(origin, pages);
    },
  };
}

/** Every profession, and every speciality with listed vendors. */
async function listings(categories: CategoriesService): Promise<Page[]> {
  const all = await categories.all();
  return all
    .filter(({ parent, count }) => parent === null || count > 0)
    .map(({ parent, profession, slug }) => ({
      path: parent === null ? everyonePath(profession) : listingPath(profession, slug),
    }));
}
