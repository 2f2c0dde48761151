import type { Campaign, CampaignDetails, CampaignKind } from '@nukkad/platform/contract';
import { campaign, campaignDetails } from '@nukkad/platform/contract/schemas/content.schema';
import { slug } from '@nukkad/platform/contract/schemas/fields';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures, revalidated } from '../../core/http/endpoint';
import { known } from '../../core/http/problems';

interface Options {
  campaigns: (kind: CampaignKind | undefined) => Promise<Campaign[]>;
  campaignBySlug: (slug: string) => Promise<CampaignDetails | undefined>;
}

export const campaignsRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  app.route({
    ...endpoint('getCampaigns'),
    schema: {
      operationId: 'getCampaigns',
      summary: 'Campaigns that still run, those that end soonest first',
      tags: ['campaigns'],
      querystring: z.object({
        kind: z
          .enum(['cause', 'startup'], { error: 'must be cause or startup' })
          .optional()
          .describe('Without: both'),
      }),
      response: { 200: z.array(campaign), ...failures },
    },
    handler: async ({ query: { kind } }, reply) => {
      // What is raised is looked at by those who have just given.
      reply.header('cache-control', revalidated);
      return options.campaigns(kind);
    },
  });

  app.route({
    ...endpoint('getCampaign'),
    schema: {
      operationId: 'getCampaign',
      summary: 'One campaign with its story and news',
      tags: ['campaigns'],
      params: z.object({ slug }),
      response: { 200: campaignDetails, ...failures },
    },
    handler: async ({ params }, reply) => {
      reply.header('cache-control', revalidated);
      return known(await options.campaignBySlug(params.slug), 'There is no such campaign.');
    },
  });
};
