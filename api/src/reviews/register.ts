import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { memoize } from '../core/caching/memoize';
import type { Tables } from '../core/db/tables.generated';
import { registerOwnReviews } from './reviews/register';
import { reviewsRoutes } from './reviews/reviews.routes';
import { reviewsService } from './reviews/reviews.service';
import { storiesRoutes } from './stories/stories.routes';
import { allStories, storyBySlug } from './stories/stories.store';

/** Milliseconds; read with every page, so cached: a change is visible within two seconds. */
const freshFor = 1_000;

/** Reviews of professionals, and stories. */
export async function registerReviews(
  app: FastifyInstance,
  { db, reading }: Record<'db' | 'reading', Kysely<Tables>>,
): Promise<void> {
  await app.register(reviewsRoutes, { reviews: reviewsService(reading) });
  await registerOwnReviews(app, { db });
  await app.register(storiesRoutes, {
    stories: memoize(freshFor, () => allStories(reading)),
    storyBySlug: (slug: string) => storyBySlug(reading, slug),
  });
}
