import type { Story, StoryDetails } from '@nukkad/platform/contract';
import { story, storyDetails } from '@nukkad/platform/contract/schemas/content.schema';
import { slug } from '@nukkad/platform/contract/schemas/fields';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures, shared } from '../../core/http/endpoint';
import { known } from '../../core/http/problems';

interface Options {
  stories: () => Promise<Story[]>;
  storyBySlug: (slug: string) => Promise<StoryDetails | undefined>;
}

export const storiesRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { stories, storyBySlug },
) => {
  app.route({
    ...endpoint('getStories'),
    schema: {
      operationId: 'getStories',
      summary: 'What people told of professionals, newest first',
      tags: ['content'],
      response: { 200: z.array(story), ...failures },
    },
    handler: async (_request, reply) => {
      reply.header('cache-control', shared);
      return stories();
    },
  });

  app.route({
    ...endpoint('getStory'),
    schema: {
      operationId: 'getStory',
      summary: 'One story with its text',
      tags: ['content'],
      params: z.object({ slug }),
      response: { 200: storyDetails, ...failures },
    },
    handler: async ({ params }, reply) => {
      reply.header('cache-control', shared);
      return known(await storyBySlug(params.slug), 'There is no such story.');
    },
  });
};
