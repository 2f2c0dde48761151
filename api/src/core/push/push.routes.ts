import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../auth/access';
import { route } from '../http/route';
import type { PushService } from './push.service';

interface Options {
  push: PushService;
}

export const pushRoutes: FastifyPluginAsyncZod<Options> = async (app, { push }) => {
  route(app, 'getPushState', async (request) => push.read(requireUser(request)));

  route(app, 'addPushDevice', async (request) =>
    push.add(requireUser(request), request.body, request.headers['user-agent'] ?? ''),
  );

  route(app, 'changePush', async (request) => push.change(requireUser(request), request.body));

  route(app, 'removePushDevice', async (request) => {
    await push.remove(requireUser(request), request.params.deviceId);
  });
};
