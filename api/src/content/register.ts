import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../core/config/settings';
import type { Tables } from '../core/db/tables.generated';
import type { Jobs } from '../core/jobs/jobs';
import { memoizeByLanguage } from '../core/language/memoize-by-language';
import type { GeoService, StatesService } from '../directory';
import type { ArticlePublished } from './editorial/announcing';
import { registerEditorial } from './editorial/register';
import { feedRoutes } from './posts/feed.routes';
import { postsRoutes } from './posts/posts.routes';
import { allPosts, postBySlug } from './posts/posts.store';
import { contentRoutes } from './site/content.routes';
import { type ContentService, contentService } from './site/content.service';

interface Deps {
  db: Kysely<Tables>;
  reading: Kysely<Tables>;
  jobs: Jobs;
  geo: GeoService;
  states: StatesService;
  settings: Pick<Settings, 'publicUrl' | 'sessionSecret'>;
  articlePublished: ArticlePublished;
}

/** Milliseconds; read with every page, so cached: a change is visible within two seconds. */
const freshFor = 1_000;

/** The site's texts, its articles, and the routes by which operators change both. */
export async function registerContent(app: FastifyInstance, deps: Deps): Promise<ContentService> {
  const { reading, geo, states, settings } = deps;
  const content = contentService(reading, geo, states);
  await app.register(contentRoutes, { content });
  await app.register(postsRoutes, {
    posts: memoizeByLanguage(freshFor, () => allPosts(reading)),
    postBySlug: (slug: string) => postBySlug(reading, slug),
  });
  await app.register(feedRoutes, {
    posts: () => allPosts(reading),
    site: content.site,
    origin: settings.publicUrl,
  });
  await registerEditorial(app, deps);
  return content;
}
