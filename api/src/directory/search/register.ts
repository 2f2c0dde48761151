import type { GeoPlace } from '@nukkad/platform/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { Jobs } from '../../core/jobs/jobs';
import { runPeriodically, within } from '../../core/jobs/run-periodically';
import type { CategoriesService } from '../catalog/categories.service';
import type { GeoService } from '../geo/geo.service';
import { knowledgeFrom } from './knowledge.store';
import { type ListsService, listsService } from './lists.service';
import { missedSearches } from './missed';
import { queryInterpreter } from './query-interpreter.service';
import { searchRoutes } from './search.routes';
import { type SearchService, searchService } from './search.service';
import { searchWordsRoutes } from './search-words.routes';
import { searchWordsService } from './search-words.service';
import { suggestService } from './suggest.service';
import { topicsService } from './topics.service';
import { trendingSearches } from './trending';
import { rebuildVendors, searchRebuild } from './vendor-changed';
import { vendorsRoutes } from './vendors.routes';
import { deleteOldChanges } from './week-changes.store';

interface Deps {
  db: Kysely<Tables>;
  reading: Kysely<Tables>;
  jobs: Jobs;
  categories: CategoriesService;
  geo: GeoService;
  /** The default place of searches without one. */
  home: () => Promise<GeoPlace>;
}

/** Interval in milliseconds at which each process stores the searches it served. */
const searchesStoredEvery = 500;

const changesSweptEvery = 3_600;

/**
 * Interval in milliseconds at which weeks are read while nobody asks for a list: few changes gather
 * until the next request, which waits for them.
 */
const weeksReadEvery = 10_000;

/** Milliseconds that the first reading of weeks may delay readiness. */
const warmWithin = 5_000;

/** Registers lists of vendors, the search, and the jobs that keep the index up to date. */
export async function registerSearch(app: FastifyInstance, deps: Deps): Promise<SearchService> {
  const trending = trendingSearches(deps);
  const missed = missedSearches(deps.db);
  const reads = { ...deps, db: deps.reading };
  const knowledge = knowledgeFrom(reads);
  const lists = listsService(deps);
  const meanings = queryInterpreter({ ...reads, knowledge });
  const search = searchService({ ...reads, lists, meanings, trending, missed });
  await app.register(vendorsRoutes, { search });
  await app.register(searchRoutes, {
    search,
    suggestions: suggestService({ ...reads, knowledge }),
    trending,
  });
  await app.register(searchWordsRoutes, {
    words: searchWordsService(deps),
    topics: topicsService(deps),
    search,
  });
  deps.jobs.handleTogether(searchRebuild, rebuildVendors);
  keepWeeksWarm(app, lists);
  deps.jobs.runTask({
    ...{ name: 'week-change-sweep', seconds: changesSweptEvery },
    work: () => deleteOldChanges(deps.db),
  });
  const failed = (error: unknown) => app.log.error(error, 'searches are not counted');
  const store = async () => {
    await trending.keep();
    await missed.keep();
  };
  runPeriodically(app, {
    ...{ pause: searchesStoredEvery, work: store, failed },
    last: () => store().catch(failed),
  });
  return search;
}

/** Reads the weeks before the first request, and from time to time while there is none. */
function keepWeeksWarm(app: FastifyInstance, { warm }: Pick<ListsService, 'warm'>): void {
  const failed = (error: unknown) => app.log.error(error, 'weeks cannot be read');
  app.addHook('onReady', () => within(warmWithin, warm().catch(failed)));
  runPeriodically(app, { pause: weeksReadEvery, work: warm, failed });
}
