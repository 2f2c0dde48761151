import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { route } from '../../core/http/route';
import type { ReleaseAdmin } from './release-admin.service';

interface Options {
  desk: ReleaseAdmin;
}

export const releaseAdminRoutes: FastifyPluginAsyncZod<Options> = async (app, { desk }) => {
  route(app, 'getReleases', async () => desk.all());

  route(app, 'getPartReleases', async ({ params }) => desk.part(params.part));

  route(app, 'getReleaseLog', async () => desk.log());

  route(app, 'takeBackCanary', async (request) =>
    desk.takeBack(request.params.canary, request.body, requireUser(request).userId),
  );

  route(app, 'rollBackPart', async (request) =>
    desk.rollBack(request.params.part, request.body, requireUser(request).userId),
  );
};
