import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { route } from '../../core/http/route';
import type { SearchWordsService } from './search-words.service';

interface Options {
  words: SearchWordsService;
}

/** Search words for operators: missed searches and added words. */
export const searchWordsRoutes: FastifyPluginAsyncZod<Options> = async (app, { words }) => {
  route(app, 'getSearchWords', async () => words.current());

  route(app, 'addSearchWord', async (request) => {
    return words.add(request.body, requireUser(request).userId);
  });

  route(app, 'removeSearchWord', async (request) =>
    words.remove(request.body, requireUser(request).userId),
  );
};
