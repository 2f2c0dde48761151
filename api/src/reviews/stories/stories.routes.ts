import type { Story, StoryDetails } from '@nukkad/platform/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { shared } from '../../core/http/endpoint';
import { orNotFound } from '../../core/http/problems';
import { route } from '../../core/http/route';

interface Options {
  stories: () => Promise<Story[]>;
  storyBySlug: (slug: string) => Promise<StoryDetails | undefined>;
}

export const storiesRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { stories, storyBySlug },
) => {
  route(app, 'getStories', async (_request, reply) => {
    reply.header('cache-control', shared);
    return stories();
  });

  route(app, 'getStory', async ({ params }, reply) => {
    reply.header('cache-control', shared);
    return orNotFound(await storyBySlug(params.slug), 'There is no such story.');
  });
};
