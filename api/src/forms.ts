import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { appointmentRequestsRoutes } from './booking/appointment-requests/appointment-requests.routes';
import { appointmentRequestsService } from './booking/appointment-requests/appointment-requests.service';
import { answeringRoutes } from './community/questions/answering.routes';
import { answeringService } from './community/questions/answering.service';
import { questionsRoutes } from './community/questions/questions.routes';
import { questionsService } from './community/questions/questions.service';
import type { Settings } from './core/config/settings';
import type { Tables } from './core/db/database.types';
import { letterKeys } from './core/guest-tokens/letter-keys';
import { writeOnce } from './core/http/idempotency';
import type { Allowances } from './core/rate-limits/allowances';
import type { CategoriesService } from './directory/catalog/categories.service';
import type { GeoService } from './directory/geo/geo.service';
import { subscriptionLinks } from './support/subscriptions/links';
import { oneClickRoutes } from './support/subscriptions/one-click.routes';
import { subscriptionsRoutes } from './support/subscriptions/subscriptions.routes';
import { subscriptionsService } from './support/subscriptions/subscriptions.service';
import { guestsRoutes } from './support/tickets/guests.routes';
import { guestsService } from './support/tickets/guests.service';
import { supportRoutes } from './support/tickets/support.routes';
import { supportService } from './support/tickets/support.service';
import { ticketPlaces } from './support/tickets/ticket-news';
import { ticketsRoutes } from './support/tickets/tickets.routes';
import { ticketsService } from './support/tickets/tickets.service';

interface Needs {
  db: Kysely<Tables>;
  categories: CategoriesService;
  geo: GeoService;
  allowed: Allowances;
  settings: Pick<Settings, 'publicUrl' | 'sessionSecret'>;
}

/** What visitors send without an account, and the tickets of those who have one. */
export async function registerForms(app: FastifyInstance, needs: Needs): Promise<void> {
  const { db, categories, geo, allowed } = needs;
  const { publicUrl, sessionSecret } = needs.settings;
  const once = writeOnce(db);
  const keys = letterKeys(sessionSecret);
  const places = ticketPlaces(publicUrl, keys);
  await app.register(supportRoutes, { support: supportService({ once, allowed, places }) });
  await app.register(guestsRoutes, { guests: guestsService({ db, once, keys }) });
  await app.register(ticketsRoutes, { tickets: ticketsService(db, once) });
  await app.register(appointmentRequestsRoutes, {
    requests: appointmentRequestsService({ db, categories, geo, once, publicUrl }),
  });
  await app.register(questionsRoutes, {
    questions: questionsService(db, categories, once),
  });
  await app.register(answeringRoutes, { answering: answeringService({ db, publicUrl }) });
  const links = subscriptionLinks(publicUrl, keys);
  const subscriptions = subscriptionsService({ db, once, links });
  await app.register(subscriptionsRoutes, { subscriptions });
  await app.register(oneClickRoutes, { subscriptions, links });
}
