import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { route } from '../../core/http/route';
import type { SearchService } from './search.service';
import type { SearchWordsService } from './search-words.service';

interface Options {
  words: SearchWordsService;
  search: SearchService;
}

/** Search for operators: missed searches, added words, and why results stand where they do. */
export const searchWordsRoutes: FastifyPluginAsyncZod<Options> = async (app, { words, search }) => {
  route(app, 'getSearchWords', async () => words.current());

  route(app, 'explainSearch', async ({ query: { q, loc } }) => search.explain(q, loc));

  route(app, 'addSearchWord', async (request) => {
    return words.add(request.body, requireUser(request).userId);
  });

  route(app, 'removeSearchWord', async (request) =>
    words.remove(request.body, requireUser(request).userId),
  );
};
