import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../core/config/settings';
import type { Tables } from '../core/db/tables.generated';
import { letterKeys } from '../core/guest-tokens/guest-tokens';
import { writeOnce } from '../core/http/idempotency';
import type { Allowances } from '../core/rate-limits/rate-limiter';
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

interface Needs {
  db: Kysely<Tables>;
  allowed: Allowances;
  settings: Pick<Settings, 'publicUrl' | 'sessionSecret'>;
}

/** Tickets, of guests as well, and what people subscribe to. */
export async function registerSupport(
  app: FastifyInstance,
  { db, allowed, settings }: Needs,
): Promise<void> {
  const { publicUrl, sessionSecret } = settings;
  const once = writeOnce(db);
  const keys = letterKeys(sessionSecret);
  const places = ticketPlaces(publicUrl, keys);
  await app.register(supportRoutes, { support: supportService({ once, allowed, places }) });
  await app.register(guestsRoutes, { guests: guestsService({ db, once, keys }) });
  await app.register(ticketsRoutes, { tickets: ticketsService(db, once) });
  const links = subscriptionLinks(publicUrl, keys);
  const subscriptions = subscriptionsService({ db, once, links });
  await app.register(subscriptionsRoutes, { subscriptions });
  await app.register(oneClickRoutes, { subscriptions, links });
}
