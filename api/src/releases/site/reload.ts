import { mkdirSync, watch } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { reloadPath, reloadScript } from '@nukkad/registry/site';
import type { FastifyInstance } from 'fastify';
import { unlisted } from '../../core/http/endpoint';

/** Writers replace the registry in several steps; the debounce announces one change once. */
const settle = 150;

const beat = 20_000;

/** Development only: notifies open pages of a new composition. */
export function registerReload(app: FastifyInstance, siteDir: string): void {
  const pages = new Set<ServerResponse>();
  const tell = (text: string) => {
    for (const page of pages) page.write(text);
  };

  mkdirSync(siteDir, { recursive: true });
  let pending: NodeJS.Timeout | undefined;
  const watcher = watch(siteDir, (_event, name) => {
    if (name !== 'registry.json') return;
    clearTimeout(pending);
    pending = setTimeout(() => tell('event: reload\ndata: {}\n\n'), settle);
  });
  // Idle connections are closed by the server and by proxies.
  const heart = setInterval(() => tell(':\n\n'), beat);

  app.get(reloadPath, unlisted, async (_request, reply) =>
    reply.type('text/javascript').header('cache-control', 'no-store').send(reloadScript),
  );
  app.get('/dev/reload', unlisted, (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write('retry: 500\n\n');
    pages.add(reply.raw);
    request.raw.on('close', () => pages.delete(reply.raw));
  });
  app.addHook('preClose', async () => {
    clearInterval(heart);
    clearTimeout(pending);
    watcher.close();
    for (const page of pages) page.end();
  });
}
