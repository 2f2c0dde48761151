import type { GeoPlace } from '@nukkad/platform/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { CategoriesService } from '../catalog/categories.service';
import type { GeoService } from '../geo/geo.service';
import { knowledgeFrom } from './knowledge.store';
import { listsService } from './lists.service';
import { meaningService } from './meaning.service';
import { missedSearches } from './missed';
import { searchRoutes } from './search.routes';
import { searchService } from './search.service';
import { searchWordsRoutes } from './search-words.routes';
import { searchWordsService } from './search-words.service';
import { suggestService } from './suggest.service';
import { trendingSearches } from './trending';
import { vendorsRoutes } from './vendors.routes';
import { runSearchWorker } from './worker';

interface Needs {
  db: Kysely<Tables>;
  categories: CategoriesService;
  geo: GeoService;
  /** Where somebody looks who has not said where. */
  home: () => Promise<GeoPlace>;
}

/** Lists of vendors, the search across them, and what keeps both up to date. */
export async function registerSearch(app: FastifyInstance, needs: Needs): Promise<void> {
  const trending = trendingSearches(needs.db);
  const missed = missedSearches(needs.db);
  const knowledge = knowledgeFrom(needs);
  const lists = listsService(needs);
  const meanings = meaningService({ ...needs, knowledge });
  const search = searchService({ ...needs, lists, meanings, trending, missed });
  await app.register(vendorsRoutes, { search });
  await app.register(searchRoutes, {
    search,
    suggestions: suggestService({ ...needs, knowledge }),
    trending,
  });
  await app.register(searchWordsRoutes, { words: searchWordsService(needs) });
  runSearchWorker(app, { db: needs.db, trending, missed });
}
