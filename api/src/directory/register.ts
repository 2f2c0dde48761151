import type { GeoPlace } from '@nukkad/platform/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { memoize } from '../core/caching/memoize';
import type { Settings } from '../core/config/settings';
import type { Tables } from '../core/db/tables.generated';
import type { FilesService } from '../core/files/files.service';
import { guestTokens } from '../core/guest-tokens/guest-tokens';
import type { Jobs } from '../core/jobs/jobs';
import type { RateLimiter } from '../core/rate-limits/rate-limiter';
import { alertLinks } from './alerts/alert-links';
import { alertsRoutes } from './alerts/alerts.routes';
import { alertsService } from './alerts/alerts.service';
import { listedWork } from './alerts/notify-listed';
import { categoriesRoutes } from './catalog/categories.routes';
import { type CategoriesService, categoriesService } from './catalog/categories.service';
import { mustExist } from './catalog/find-category';
import { referenceRoutes } from './catalog/reference.routes';
import { userTypesRoutes } from './catalog/user-types.routes';
import { allUserTypes } from './catalog/user-types.store';
import { geoRoutes } from './geo/geo.routes';
import type { GeoService } from './geo/geo.service';
import { statesRoutes } from './geo/states.routes';
import type { StatesService } from './geo/states.service';
import { engagementsRoutes } from './highlights/engagements.routes';
import { latestEngagements } from './highlights/engagements.store';
import { mostViewedRoutes } from './highlights/most-viewed.routes';
import { mostViewedService } from './highlights/most-viewed.service';
import { promotionsRoutes } from './highlights/promotions.routes';
import { runningPromotions, type Slot } from './highlights/promotions.store';
import { registerStats } from './highlights/register';
import { mapRoutes } from './map/map.routes';
import { mapService } from './map/map.service';
import { officeMapService } from './map/office-map.service';
import { registerProfiles } from './profiles/register';
import type { VendorViews } from './profiles/views';
import { favouritesRoutes } from './saved/favourites.routes';
import { favouritesService } from './saved/favourites.service';
import { recentSearchesRoutes } from './saved/recent-searches.routes';
import { recentSearchesService } from './saved/recent-searches.service';
import { areaOf } from './search/area';
import { registerSearch } from './search/register';
import { seoRoutes } from './seo/seo.routes';
import { sitemapService } from './seo/sitemap.service';
import { registerSharePictures } from './share-pictures/register';

interface Deps {
  db: Kysely<Tables>;
  reading: Kysely<Tables>;
  jobs: Jobs;
  files: FilesService;
  geo: GeoService;
  states: StatesService;
  views: VendorViews;
  /** The default place of searches without one. */
  home: () => Promise<GeoPlace>;
  allowed: RateLimiter;
  settings: Pick<Settings, 'publicUrl' | 'sessionSecret' | 'rendererKey' | 'mapTiles'>;
}

/** Maximum age in milliseconds: texts change rarely and every page reads them. */
const freshFor = 5_000;

/**
 * Registers categories, places, search, maps, alerts, profiles, saved vendors, highlights, the sitemap and
 * link-preview pictures.
 */
export async function registerDirectory(
  app: FastifyInstance,
  deps: Deps,
): Promise<CategoriesService> {
  const { db, reading, jobs, geo, states, views, home, settings } = deps;
  const origin = settings.publicUrl;
  const categories = categoriesService(reading, () => citiesOf(geo, home));
  await app.register(categoriesRoutes, { categories });
  await app.register(userTypesRoutes, {
    userTypes: memoize(freshFor, () => allUserTypes(reading)),
  });
  await app.register(referenceRoutes, { db: reading });
  await app.register(geoRoutes, { geo });
  await app.register(statesRoutes, { states });
  await registerProfiles(app, { db, reading, views, settings });
  const search = await registerSearch(app, { db, reading, jobs, categories, geo, home });
  await app.register(mapRoutes, {
    map: mapService({ db: reading, search, tiles: settings.mapTiles }),
    offices: officeMapService({ db: reading, geo, tiles: settings.mapTiles }),
  });
  await registerAlerts(app, deps, categories);
  await app.register(favouritesRoutes, { favourites: favouritesService(db) });
  await app.register(recentSearchesRoutes, { recentSearches: recentSearchesService(db) });
  await registerHighlights(app, reading, categories);
  await app.register(seoRoutes, {
    sitemap: sitemapService({ db: reading, categories, states, origin }),
    origin,
  });
  await registerSharePictures(app, { db: reading, files: deps.files, categories, geo, home });
  return categories;
}

async function registerAlerts(
  app: FastifyInstance,
  { db, jobs, geo, home, allowed, settings }: Deps,
  categories: CategoriesService,
): Promise<void> {
  const { publicUrl, sessionSecret } = settings;
  const links = alertLinks(publicUrl, guestTokens(sessionSecret));
  const alerts = alertsService({ db, categories, geo, home, allowed, links });
  await app.register(alertsRoutes, { alerts });
  jobs.handle(...listedWork(db, publicUrl));
}

async function registerHighlights(
  app: FastifyInstance,
  db: Kysely<Tables>,
  categories: CategoriesService,
): Promise<void> {
  await app.register(engagementsRoutes, {
    engagements: async (profession: string) => {
      await mustExist(categories, profession);
      return latestEngagements(db, profession);
    },
  });
  await app.register(promotionsRoutes, {
    promotions: async (slot: Slot, profession: string) => {
      await mustExist(categories, profession);
      return runningPromotions(db, slot, profession);
    },
  });
  await app.register(mostViewedRoutes, { mostViewed: mostViewedService(db) });
  await registerStats(app, { db });
}

/** The cities of a list without a place. */
async function citiesOf(geo: GeoService, home: () => Promise<GeoPlace>): Promise<string[]> {
  const { cities } = await areaOf({}, { geo, home }, false);
  return cities.map(({ _id }) => _id);
}
