import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { unlisted } from '../../core/http/endpoint';
import type { NamesNothing } from './named-pages';

interface Options {
  namesNothing: NamesNothing;
}

/** Where another web server asks before it serves a page: nginx with `auth_request`. */
export const namedPagesPath = '/api/named-pages';

/**
 * Answers 204 where the page of `X-Original-URI` is of something, else 403: what nginx takes for a
 * no. It then answers 404 with the page. No call of the product, so the OpenAPI document leaves it
 * out.
 */
export const namedPagesRoutes: FastifyPluginAsyncZod<Options> = async (app, { namesNothing }) => {
  app.get(namedPagesPath, unlisted, async (request, reply) => {
    const asked = [request.headers['x-original-uri']].flat()[0] ?? '/';
    const isNothing = await namesNothing(pathnameOf(asked));
    return reply
      .code(isNothing ? 403 : 204)
      .header('cache-control', 'no-store')
      .send();
  });
};

/** Of a request's target, decoded; as it came where it is no encoding of anything. */
function pathnameOf(target: string): string {
  const [path = '/'] = target.split('?', 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
