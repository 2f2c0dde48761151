import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { route } from '../../core/http/route';
import type { SearchService } from './search.service';
import type { SearchWordsService } from './search-words.service';
import type { TopicsService } from './topics.service';

interface Options {
  words: SearchWordsService;
  topics: TopicsService;
  search: SearchService;
}

/** Search for operators: missed searches, added words and topics, and the order explained. */
export const searchWordsRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { words, topics, search } = options;
  route(app, 'getSearchWords', async () => words.current());

  route(app, 'addTopic', async (request) => {
    await topics.add(request.body, requireUser(request).userId);
    return words.current();
  });

  route(app, 'removeTopic', async (request) => {
    await topics.remove(request.body.topicId, requireUser(request).userId);
    return words.current();
  });

  route(app, 'explainSearch', async ({ query: { q, loc } }) => search.explain(q, loc));

  route(app, 'addSearchWord', async (request) => {
    return words.add(request.body, requireUser(request).userId);
  });

  route(app, 'removeSearchWord', async (request) =>
    words.remove(request.body, requireUser(request).userId),
  );
};
