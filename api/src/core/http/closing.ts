import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Makes closing quick: requests in progress are finished, and every idle connection is ended at
 * once, including those that a browser opened in advance and never used, which Node would keep.
 */
export function closeIdleSockets(app: FastifyInstance): void {
  const underWay = new Map<Socket, number>();
  let closing = false;

  const know = (socket: Socket) => {
    // Injected requests have no socket.
    if (underWay.has(socket) || !(socket instanceof Socket)) return;
    underWay.set(socket, 0);
    socket.once('close', () => underWay.delete(socket));
  };
  const count = (socket: Socket, change: number) => {
    const requests = (underWay.get(socket) ?? 0) + change;
    if (underWay.has(socket)) underWay.set(socket, requests);
    if (closing && requests === 0) socket.end();
  };

  app.server.on('connection', know);
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    know(socket);
    count(socket, 1);
    reply.raw.once('close', () => count(socket, -1));
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const [socket, requests] of underWay) if (requests === 0) socket.destroy();
  });
}
