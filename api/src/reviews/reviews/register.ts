import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { idempotentWrites } from '../../core/http/idempotency';
import { runPeriodically } from '../../core/jobs/run-periodically';
import { ownReviewsRoutes } from './own-reviews.routes';
import { ownReviewsService } from './own-reviews.service';
import { publishDue } from './publication';
import { responsesRoutes } from './responses.routes';
import { responsesService } from './responses.service';

const pause = 2_000;

/** Reviews of professionals and clients after a booking, published when due. */
export async function registerOwnReviews(
  app: FastifyInstance,
  { db }: { db: Kysely<Tables> },
): Promise<void> {
  await app.register(ownReviewsRoutes, { ownReviews: ownReviewsService(db, idempotentWrites(db)) });
  await app.register(responsesRoutes, { responses: responsesService(db) });
  runPeriodically(app, {
    pause,
    work: () => publishDue(db),
    failed: (error) => app.log.error(error, 'reviews are not published'),
  });
}
