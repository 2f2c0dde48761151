import { bringUpToDate, canTimestamp, renewTimestamp, stopCanary } from '@nukkad/registry';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import type { Jobs } from '../../core/jobs/jobs';
import { runPeriodically } from '../../core/jobs/run-periodically';
import type { RateLimiter } from '../../core/rate-limits/rate-limiter';
import { limitOf } from '../../core/rate-limits/rate-limits';
import { fadeTimeBefore } from './canary.store';
import { canaryEvaluation } from './canary-evaluation';
import { tidyHealth } from './health.store';
import { releaseAdminRoutes } from './release-admin.routes';
import { releaseAdmin } from './release-admin.service';
import { memoizedReleases, placesBeside, releaseCommandsOf, releasesIn } from './releases';
import { reportsRoutes } from './reports.routes';
import { reportsService } from './reports.service';
import { networksForVerdict } from './verdict.model';

interface Deps {
  db: Kysely<Tables>;
  jobs: Jobs;
  allowed: RateLimiter;
  settings: Settings;
}

const judgedEvery = 5;
const tidiedEvery = 3_600;
/** Seconds. A timestamp holds for an hour, so two runs may fail. */
const timestampedEvery = 1_200;
/** Milliseconds: a new page must see a rollback within two seconds. */
export const followedEvery = 500;
const storeMayRecover = 10_000;

/** Release health: reported by pages, shown to operators, evaluated while a canary runs. */
export async function registerReleaseHealth(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, jobs, allowed, settings } = deps;
  const places = placesBeside(settings);
  const releases = releasesIn(places);
  const releaseCommands = releaseCommandsOf(places, stopCanary);
  const networks = networksForVerdict[settings.limits];
  await app.register(reportsRoutes, {
    reports: reportsService({
      ...{ db, allowed, limits: settings.limits, secret: settings.sessionSecret },
      releases: memoizedReleases(releases),
    }),
    limit: limitOf('healthReports', settings.limits),
  });
  await app.register(releaseAdminRoutes, {
    desk: releaseAdmin({ db, releases, releaseCommands, networks }),
  });
  if (places.store) {
    runPeriodically(app, {
      pause: followedEvery,
      pauseAfterFailure: storeMayRecover,
      work: () => bringUpToDate(places),
      failed: (error) => app.log.error(error, 'what is released is asked for again in a moment'),
    });
  }
  jobs.runTask({
    ...{ name: 'canary-evaluation', seconds: judgedEvery },
    work: canaryEvaluation({ db, releases, releaseCommands, origin: settings.publicUrl, networks }),
  });
  jobs.runTask({
    ...{ name: 'registry-timestamp', seconds: timestampedEvery },
    work: async () => {
      // Where only others hold a key for it, they run `nukkad timestamp`.
      if (await canTimestamp(places)) await renewTimestamp(places);
    },
  });
  jobs.runTask({
    ...{ name: 'release-health-sweep', seconds: tidiedEvery },
    work: async () => {
      await tidyHealth(db);
      await fadeTimeBefore(db);
    },
  });
}
