import type { OutgoingHttpHeaders } from 'node:http';
import { notificationsStream } from '@nukkad/platform/contract';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { requireUser } from '../auth/access';
import { heartbeat } from './notifications.model';
import type { Streams } from './streams';

/** An answer that goes on until the person leaves, their session ends or the app closes. */
export const streamRoutes: FastifyPluginAsync<{ streams: Streams }> = async (app, { streams }) => {
  app.get(
    notificationsStream,
    { schema: { hide: true }, config: { policy: 'signed-in' }, exposeHeadRoute: false },
    (request, reply) => {
      const { userId, sessionId } = requireUser(request);
      streams.check(userId);
      begin(reply);
      streams.add({ userId, sessionId, to: reply.raw });
    },
  );
};

/** Takes the answer out of the framework's hands, which would end it after its time for handlers. */
function begin(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // A proxy is not to collect the events before it passes them on.
    'x-accel-buffering': 'no',
  });
  reply.raw.on('error', () => undefined);
  reply.raw.write(heartbeat);
}
