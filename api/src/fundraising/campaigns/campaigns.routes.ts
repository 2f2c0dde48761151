import type { Campaign, CampaignDetails, CampaignKind } from '@nukkad/platform/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { revalidated } from '../../core/http/endpoint';
import { orNotFound } from '../../core/http/problems';
import { route } from '../../core/http/route';

interface Options {
  campaigns: (kind: CampaignKind | undefined) => Promise<Campaign[]>;
  campaignBySlug: (slug: string) => Promise<CampaignDetails | undefined>;
}

export const campaignsRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  route(app, 'getCampaigns', async ({ query: { kind } }, reply) => {
    // Donors look at the amount raised right after giving.
    reply.header('cache-control', revalidated);
    return options.campaigns(kind);
  });

  route(app, 'getCampaign', async ({ params }, reply) => {
    reply.header('cache-control', revalidated);
    return orNotFound(await options.campaignBySlug(params.slug), 'There is no such campaign.');
  });
};
