import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../core/config/settings';
import type { Tables } from '../core/db/tables.generated';
import { guestTokens } from '../core/guest-tokens/guest-tokens';
import { idempotentWrites } from '../core/http/idempotency';
import type { RateLimiter } from '../core/rate-limits/rate-limiter';
import { subscriptionLinks } from './subscriptions/links';
import { oneClickRoutes } from './subscriptions/one-click.routes';
import { subscriptionsRoutes } from './subscriptions/subscriptions.routes';
import { subscriptionsService } from './subscriptions/subscriptions.service';
import { guestsRoutes } from './tickets/guests.routes';
import { guestsService } from './tickets/guests.service';
import { supportRoutes } from './tickets/support.routes';
import { supportService } from './tickets/support.service';
import { ticketPlaces } from './tickets/ticket-notifications';
import { ticketsRoutes } from './tickets/tickets.routes';
import { ticketsService } from './tickets/tickets.service';

interface Deps {
  db: Kysely<Tables>;
  allowed: RateLimiter;
  settings: Pick<Settings, 'publicUrl' | 'sessionSecret'>;
}

/** Tickets, including those of guests, and subscriptions. */
export async function registerSupport(
  app: FastifyInstance,
  { db, allowed, settings }: Deps,
): Promise<void> {
  const { publicUrl, sessionSecret } = settings;
  const idempotent = idempotentWrites(db);
  const keys = guestTokens(sessionSecret);
  const places = ticketPlaces(publicUrl, keys);
  await app.register(supportRoutes, { support: supportService({ idempotent, allowed, places }) });
  await app.register(guestsRoutes, { guests: guestsService({ db, idempotent, keys }) });
  await app.register(ticketsRoutes, { tickets: ticketsService(db, idempotent) });
  const links = subscriptionLinks(publicUrl, keys);
  const subscriptions = subscriptionsService({ db, idempotent, links });
  await app.register(subscriptionsRoutes, { subscriptions });
  await app.register(oneClickRoutes, { subscriptions, links });
}
