import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Allowances } from '../allowances/allowances';
import { every } from '../every';
import { limitOf } from '../http/rate-limits';
import type { Settings } from '../settings';
import type { Tables } from '../storage/database.types';
import { tidyHealth } from './health.store';
import { registryBeside } from './releases';
import { reportsRoutes } from './reports.routes';
import { reportsService } from './reports.service';

interface Needs {
  db: Kysely<Tables>;
  allowed: Allowances;
  settings: Settings;
}

const tidiedEvery = 3_600_000;

/** How releases do: told by pages, read by operators, judged while a canary runs. */
export async function registerReleases(app: FastifyInstance, needs: Needs): Promise<void> {
  const { db, allowed, settings } = needs;
  const { releases } = registryBeside(settings);
  await app.register(reportsRoutes, {
    reports: reportsService({ db, releases, allowed, limits: settings.limits }),
    limit: limitOf('healthReports', settings.limits),
  });
  every(app, {
    pause: tidiedEvery,
    work: () => tidyHealth(db),
    failed: (error) => app.log.error(error, 'counters of releases are tidied later'),
  });
}
