import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { appointmentRequestsRoutes } from './appointment-requests/appointment-requests.routes';
import { appointmentRequestsService } from './appointment-requests/appointment-requests.service';
import type { CategoriesService } from './categories/categories.service';
import type { GeoService } from './geo/geo.service';
import { writeOnce } from './http/idempotency';
import { questionsRoutes } from './questions/questions.routes';
import { questionsService } from './questions/questions.service';
import type { Tables } from './storage/database.types';
import { subscriptionsRoutes } from './subscriptions/subscriptions.routes';
import { subscriptionsService } from './subscriptions/subscriptions.service';
import { supportRoutes } from './support/support.routes';
import { supportService } from './support/support.service';
import { ticketsRoutes } from './support/tickets.routes';
import { ticketsService } from './support/tickets.service';

interface Needs {
  db: Kysely<Tables>;
  categories: CategoriesService;
  geo: GeoService;
}

/** What visitors send without an account, and the tickets of those who have one. */
export async function registerForms(app: FastifyInstance, needs: Needs): Promise<void> {
  const { db, categories, geo } = needs;
  const once = writeOnce(db);
  await app.register(supportRoutes, { support: supportService(once) });
  await app.register(ticketsRoutes, { tickets: ticketsService(db, once) });
  await app.register(appointmentRequestsRoutes, {
    requests: appointmentRequestsService({ db, categories, geo, once }),
  });
  await app.register(questionsRoutes, {
    questions: questionsService(db, categories, once),
  });
  await app.register(subscriptionsRoutes, {
    subscriptions: subscriptionsService(db, once),
  });
}
