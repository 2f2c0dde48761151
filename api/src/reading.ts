import type { CampaignKind } from '@nukkad/platform/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { postsRoutes } from './content/posts/posts.routes';
import { allPosts, postBySlug } from './content/posts/posts.store';
import { cached } from './core/caching/cached';
import type { Tables } from './core/db/database.types';
import type { CategoriesService } from './directory/catalog/categories.service';
import { mustExist } from './directory/catalog/find-category';
import { statesRoutes } from './directory/geo/states.routes';
import type { StatesService } from './directory/geo/states.service';
import { engagementsRoutes } from './directory/highlights/engagements.routes';
import { latestEngagements } from './directory/highlights/engagements.store';
import { mostViewedRoutes } from './directory/highlights/most-viewed.routes';
import { mostViewedService } from './directory/highlights/most-viewed.service';
import { promotionsRoutes } from './directory/highlights/promotions.routes';
import { runningPromotions, type Slot } from './directory/highlights/promotions.store';
import { campaignsRoutes } from './fundraising/campaigns/campaigns.routes';
import { campaignBySlug, runningCampaigns } from './fundraising/campaigns/campaigns.store';
import { storiesRoutes } from './reviews/stories/stories.routes';
import { allStories, storyBySlug } from './reviews/stories/stories.store';

interface Needs {
  db: Kysely<Tables>;
  categories: CategoriesService;
  states: StatesService;
}

/** Read with every page; what an operator has changed is seen within two seconds. */
const freshFor = 1_000;

/** Everything visitors read that is neither a professional nor a place. */
export async function registerReading(app: FastifyInstance, { db, categories, states }: Needs) {
  await app.register(postsRoutes, {
    posts: cached(freshFor, () => allPosts(db)),
    postBySlug: (slug: string) => postBySlug(db, slug),
  });
  await app.register(storiesRoutes, {
    stories: cached(freshFor, () => allStories(db)),
    storyBySlug: (slug: string) => storyBySlug(db, slug),
  });
  await app.register(campaignsRoutes, {
    campaigns: (kind: CampaignKind | undefined) => runningCampaigns(db, kind),
    campaignBySlug: (slug: string) => campaignBySlug(db, slug),
  });
  await app.register(engagementsRoutes, {
    engagements: async (profession: string) => {
      await mustExist(categories, profession);
      return latestEngagements(db, profession);
    },
  });
  await app.register(promotionsRoutes, {
    promotions: async (slot: Slot, profession: string) => {
      await mustExist(categories, profession);
      return runningPromotions(db, slot, profession);
    },
  });
  await app.register(mostViewedRoutes, { mostViewed: mostViewedService(db) });
  await app.register(statesRoutes, { states });
}
