import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { bookingKeys, bookingLinks } from '../booking';
import type { Settings } from '../core/config/settings';
import type { Tables } from '../core/db/tables.generated';
import { guestTokens } from '../core/guest-tokens/guest-tokens';
import type { Jobs } from '../core/jobs/jobs';
import type { RateLimiter } from '../core/rate-limits/rate-limiter';
import { registerConnectedCalendars } from './connected/register';
import { feedsRoutes } from './feeds/feeds.routes';
import { feedsService } from './feeds/feeds.service';

interface Deps {
  db: Kysely<Tables>;
  reading: Kysely<Tables>;
  jobs: Jobs;
  allowed: RateLimiter;
  settings: Settings;
}

/** Registers calendars that lie with others. */
export async function registerCalendars(
  app: FastifyInstance,
  { reading, ...shared }: Deps,
): Promise<void> {
  const { db, settings } = shared;
  const { publicUrl: origin, sessionSecret } = settings;
  const links = bookingLinks(origin, bookingKeys(sessionSecret));
  const tokens = guestTokens(sessionSecret);
  await app.register(feedsRoutes, { feeds: feedsService({ db, reading, origin, links, tokens }) });
  await registerConnectedCalendars(app, shared);
}
