import type { CampaignKind } from '@nukkad/platform/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { cached } from './cached';
import { campaignsRoutes } from './campaigns/campaigns.routes';
import { campaignBySlug, runningCampaigns } from './campaigns/campaigns.store';
import type { CategoriesService } from './categories/categories.service';
import { mustExist } from './categories/find-category';
import { engagementsRoutes } from './engagements/engagements.routes';
import { latestEngagements } from './engagements/engagements.store';
import { statesRoutes } from './geo/states.routes';
import type { StatesService } from './geo/states.service';
import { mostViewedRoutes } from './most-viewed/most-viewed.routes';
import { mostViewedService } from './most-viewed/most-viewed.service';
import { postsRoutes } from './posts/posts.routes';
import { allPosts, postBySlug } from './posts/posts.store';
import { promotionsRoutes } from './promotions/promotions.routes';
import { runningPromotions, type Slot } from './promotions/promotions.store';
import type { Tables } from './storage/database.types';
import { storiesRoutes } from './stories/stories.routes';
import { allStories, storyBySlug } from './stories/stories.store';

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
