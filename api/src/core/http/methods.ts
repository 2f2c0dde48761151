import type { FastifyInstance, HTTPMethods } from 'fastify';
import { unlisted } from './endpoint';
import { answer } from './error-handler';

const all: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Answers 405 with `Allow` when a path exists under another method. Call it before the first route;
 * `finish` adds the answers after the last one.
 */
export function refuseOtherMethods(app: FastifyInstance): { finish: () => void } {
  const allowed = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = allowed.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    allowed.set(url, methods);
  });
  const finish = () => {
    for (const [url, methods] of [...allowed]) {
      const allow = [...methods].join(', ');
      const others = all.filter((method) => !app.hasRoute({ method, url }));
      if (others.length === 0) continue;
      app.route({
        method: others,
        url,
        ...unlisted,
        handler: (request, reply) => {
          reply.header('allow', allow);
          answer(request, reply, {
            code: 'method-not-allowed',
            detail: `This address does not take ${request.method}, only ${allow}.`,
          });
        },
      });
    }
  };
  return { finish };
}
