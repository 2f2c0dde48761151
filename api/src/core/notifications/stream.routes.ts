import type { OutgoingHttpHeaders } from 'node:http';
import { notificationsStream } from '@nukkad/platform/contract';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { requireUser } from '../auth/access';
import { heartbeat } from './notifications.model';
import type { Streams } from './streams';

/** A response that lasts until the user leaves, the session ends or the app closes. */
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

/** Hijacks the response from the framework, whose handler time-out would end it. */
function begin(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Keeps a proxy from buffering the events.
    'x-accel-buffering': 'no',
  });
  reply.raw.on('error', () => undefined);
  reply.raw.write(heartbeat);
}
