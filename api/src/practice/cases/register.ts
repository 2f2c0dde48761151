import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { ChangesService, NotifyOfBooking } from '../../booking';
import type { Tables } from '../../core/db/tables.generated';
import type { IdempotentWrite } from '../../core/http/idempotency';
import { caseRequestsRoutes } from './case-requests.routes';
import { caseRequestsService } from './case-requests.service';
import { casesRoutes } from './cases.routes';
import { casesService } from './cases.service';
import { hearingsRoutes } from './hearings.routes';
import { hearingsService } from './hearings.service';

interface Deps {
  db: Kysely<Tables>;
  idempotent: IdempotentWrite;
  notifyOfBooking: NotifyOfBooking;
  bookings: ChangesService;
  /** Origin of the site. */
  origin: string;
}

/** Registers advocates' cases, hearings and case requests. */
export async function registerCases(
  app: FastifyInstance,
  { db, idempotent, notifyOfBooking, bookings, origin }: Deps,
): Promise<void> {
  await app.register(casesRoutes, { cases: casesService({ db, idempotent }) });
  await app.register(hearingsRoutes, { hearings: hearingsService({ db, idempotent, origin }) });
  await app.register(caseRequestsRoutes, {
    requests: caseRequestsService({ idempotent, notifyOfBooking, bookings }),
  });
}
