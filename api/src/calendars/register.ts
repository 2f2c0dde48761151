import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { bookingKeys, bookingLinks } from '../booking';
import type { Settings } from '../core/config/settings';
import type { Tables } from '../core/db/tables.generated';
import { guestTokens } from '../core/guest-tokens/guest-tokens';
import { feedsRoutes } from './feeds/feeds.routes';
import { feedsService } from './feeds/feeds.service';

interface Deps {
  db: Kysely<Tables>;
  reading: Kysely<Tables>;
  settings: Pick<Settings, 'publicUrl' | 'sessionSecret'>;
}

/** Registers calendars that lie with others. */
export async function registerCalendars(
  app: FastifyInstance,
  { db, reading, settings }: Deps,
): Promise<void> {
  const { publicUrl: origin, sessionSecret } = settings;
  const links = bookingLinks(origin, bookingKeys(sessionSecret));
  const tokens = guestTokens(sessionSecret);
  await app.register(feedsRoutes, { feeds: feedsService({ db, reading, origin, links, tokens }) });
}
