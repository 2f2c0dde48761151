import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { register } from 'prom-client';
import { memoize } from '../caching/memoize';
import { metrics } from './instruments';

/** Milliseconds for which one reading serves everybody who asks. */
const readEvery = 500;

/**
 * Serves `/metrics` on a port of its own, which proxies in front of the product do not lead to: what a
 * process has to do is nobody's business outside.
 *
 * @returns the port, which was chosen for 0, and how to stop
 */
export async function serveMetrics(place: { port: number; host: string }) {
  // Rendering ahead has its figures in the default registry.
  const read = memoize(readEvery, async () =>
    (await Promise.all([metrics.metrics(), register.metrics()])).join(''),
  );
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url === '/metrics';
    if (!isAsked) return void response.writeHead(404).end();
    answer(response, read).catch(() => response.writeHead(500).end());
  });
  server.listen(place);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { port, close };
}

async function answer(response: ServerResponse, read: () => Promise<string>): Promise<void> {
  const text = await read();
  response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' });
  response.end(text);
}
