import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../core/auth/access';
import { route } from '../core/http/route';
import type { Reader } from './threads.model';
import type { ThreadsService } from './threads.service';

interface Options {
  threads: ThreadsService;
}

export const threadsRoutes: FastifyPluginAsyncZod<Options> = async (app, { threads }) => {
  route(app, 'getThreads', async (request) => threads.of(readerOn(request)));

  route(app, 'openThread', { bodyLimit: 1_024 }, async (request) =>
    threads.open(readerOn(request), request.body.vendorId),
  );

  route(app, 'getThread', async (request) =>
    threads.read(readerOn(request), request.params.threadId, request.query.before),
  );

  route(app, 'sendMessage', { bodyLimit: 32_768 }, async (request) => {
    const { params, body, headers } = request;
    const message = { text: body.text, key: headers['idempotency-key'] };
    return threads.send(readerOn(request), params.threadId, message);
  });

  route(app, 'markThreadRead', async (request) => {
    await threads.markRead(readerOn(request), request.params.threadId);
  });
};

function readerOn(request: FastifyRequest): Reader {
  const { userId, vendorId } = requireUser(request);
  return { userId, vendorId };
}
