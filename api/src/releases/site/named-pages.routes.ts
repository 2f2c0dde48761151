import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { unlisted } from '../../core/http/endpoint';
import type { NamesNothing } from './named-pages';

interface Options {
  namesNothing: NamesNothing;
}

/** Asked by another web server before it serves a page: nginx with `auth_request`. */
export const namedPagesPath = '/api/named-pages';

/**
 * Answers 204 when the page of `X-Original-URI` has a subject, else 403, on which nginx serves the
 * page with status 404. Not part of the product's contract, so the OpenAPI document leaves it out.
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

/** The decoded path of a request target; unchanged when it is not decodable. */
function pathnameOf(target: string): string {
  const [path = '/'] = target.split('?', 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
