import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../core/config/settings';
import type { Tables } from '../core/db/tables.generated';
import type { Jobs } from '../core/jobs/jobs';
import type { RateLimiter } from '../core/rate-limits/rate-limiter';
import { limitOf } from '../core/rate-limits/rate-limits';
import { clientErrorsRoutes } from './client-errors/client-errors.routes';
import { clientErrorsService } from './client-errors/client-errors.service';
import { releaseSourcesIn } from './client-errors/release-sources';
import { registerReleaseHealth } from './release-health/register';
import { memoizedReleases, placesBeside, releasesIn } from './release-health/releases';

interface Deps {
  db: Kysely<Tables>;
  jobs: Jobs;
  allowed: RateLimiter;
  settings: Settings;
}

/** Release health, and errors reported by browsers with their traces. */
export async function registerReleases(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, settings } = deps;
  const places = placesBeside(settings);
  await app.register(clientErrorsRoutes, {
    clientErrors: clientErrorsService({
      ...{ db, sources: releaseSourcesIn(places) },
      releases: memoizedReleases(releasesIn(places)),
    }),
    limit: limitOf('clientErrors', settings.limits),
  });
  await registerReleaseHealth(app, deps);
}
