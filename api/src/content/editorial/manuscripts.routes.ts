import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { route } from '../../core/http/route';
import type { ManuscriptsService } from './manuscripts.service';

interface Options {
  manuscripts: ManuscriptsService;
}

export const manuscriptsRoutes: FastifyPluginAsyncZod<Options> = async (app, { manuscripts }) => {
  route(app, 'getManuscripts', async ({ query: { page = 1, ...wanted } }) =>
    manuscripts.list({ ...wanted, page }),
  );

  route(app, 'getManuscript', async ({ params: { postId } }) => manuscripts.of(postId));

  route(app, 'addManuscript', async (request) => {
    const { body, headers } = request;
    return manuscripts.add(body, requireUser(request).userId, headers['idempotency-key']);
  });

  route(app, 'changeManuscript', async (request) =>
    manuscripts.change(request.params.postId, request.body, requireUser(request).userId),
  );

  route(app, 'publishManuscript', async (request) =>
    manuscripts.publish(request.params.postId, request.body, requireUser(request).userId),
  );

  route(app, 'withdrawManuscript', async (request) =>
    manuscripts.withdraw(request.params.postId, request.body.revision, requireUser(request).userId),
  );

  route(app, 'removeManuscript', async (request) => {
    await manuscripts.remove(request.params.postId, requireUser(request).userId);
  });

  route(app, 'previewManuscript', async (request) =>
    manuscripts.preview(request.body.body, requireUser(request).userId),
  );
};
