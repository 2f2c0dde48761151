import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { ChangesService, TellOfBooking } from '../../booking';
import type { Tables } from '../../core/db/tables.generated';
import type { Once } from '../../core/http/idempotency';
import { caseRequestsRoutes } from './case-requests.routes';
import { caseRequestsService } from './case-requests.service';
import { casesRoutes } from './cases.routes';
import { casesService } from './cases.service';
import { hearingsRoutes } from './hearings.routes';
import { hearingsService } from './hearings.service';

interface Needs {
  db: Kysely<Tables>;
  once: Once;
  tell: TellOfBooking;
  bookings: ChangesService;
  /** Of the site. */
  origin: string;
}

/** What advocates are asked for, and what becomes of it. */
export async function registerCases(
  app: FastifyInstance,
  { db, once, tell, bookings, origin }: Needs,
): Promise<void> {
  await app.register(casesRoutes, { cases: casesService({ db, once }) });
  await app.register(hearingsRoutes, { hearings: hearingsService({ db, once, origin }) });
  await app.register(caseRequestsRoutes, {
    requests: caseRequestsService({ once, tell, bookings }),
  });
}
