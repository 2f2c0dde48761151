import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Allowances } from './allowances/allowances';
import { appointmentRequestsRoutes } from './appointment-requests/appointment-requests.routes';
import { appointmentRequestsService } from './appointment-requests/appointment-requests.service';
import type { CategoriesService } from './categories/categories.service';
import type { GeoService } from './geo/geo.service';
import { writeOnce } from './http/idempotency';
import { letterKeys } from './letter-keys';
import { answeringRoutes } from './questions/answering.routes';
import { answeringService } from './questions/answering.service';
import { questionsRoutes } from './questions/questions.routes';
import { questionsService } from './questions/questions.service';
import type { Settings } from './settings';
import type { Tables } from './storage/database.types';
import { subscriptionLinks } from './subscriptions/links';
import { oneClickRoutes } from './subscriptions/one-click.routes';
import { subscriptionsRoutes } from './subscriptions/subscriptions.routes';
import { subscriptionsService } from './subscriptions/subscriptions.service';
import { guestsRoutes } from './support/guests.routes';
import { guestsService } from './support/guests.service';
import { supportRoutes } from './support/support.routes';
import { supportService } from './support/support.service';
import { ticketPlaces } from './support/ticket-news';
import { ticketsRoutes } from './support/tickets.routes';
import { ticketsService } from './support/tickets.service';

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
