import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { candidatesFor, contentTypeOf, headersFor } from '@nukkad/registry/site';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../core/config/settings';
import { unlisted } from '../../core/http/endpoint';
import { securityHeaders } from '../../core/http/security-headers';
import type { NamesNothing } from './named-pages';
import { registerReload } from './reload';
import { readWhole } from './whole-file';

const notReleased = `Nukkad has no released site yet.

npm start releases every part and then serves it here.
The API is up: /api/docs
`;

const notFound = 'Not found\n';

/** Serves the composed product by the same rules as any web server in front of the site folder. */
export async function registerSite(
  app: FastifyInstance,
  settings: Settings,
  namesNothing: NamesNothing,
): Promise<void> {
  const { siteDir, devReload } = settings;
  await app.register(fastifyStatic, {
    root: siteDir,
    serve: false,
    preCompressed: true,
    // The rules below set Cache-Control.
    cacheControl: false,
    // The folder may be created after the start.
    suppressWarning: true,
  });
  if (devReload) registerReload(app, siteDir);

  async function sendWhole(request: FastifyRequest, reply: FastifyReply, file: string) {
    const whole = await readWhole(join(siteDir, file), request.headers['accept-encoding']);
    if (!whole) return plain(reply, 404, notFound);
    const { content, encoding, etag } = whole;
    reply.headers({ etag, vary: 'accept-encoding', 'content-type': contentTypeOf(file) });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    if (encoding) reply.header('content-encoding', encoding);
    return reply.send(content);
  }

  app.get<Asked>('/*', unlisted, async (request, reply) => {
    const pathname = `/${request.params['*']}`;
    const { files, fallback } = candidatesFor(pathname, request.query.lock);
    const file = await firstThere(siteDir, files);
    if (file !== undefined) {
      if (!file.endsWith('.html')) withoutPolicies(reply);
      else if (await namesNothing(pathname).catch(isThere)) asUnknown(request, reply);
      reply.headers(headersFor(file));
      return isReleased(file) ? reply.sendFile(file) : sendWhole(request, reply, file);
    }
    return fallback === 'page' ? plain(reply, 503, notReleased) : plain(reply, 404, notFound);
  });
}

interface Asked {
  Params: { '*': string };
  /** A repeated `lock` parameter arrives as an array. */
  Querystring: { lock?: string };
}

/** Without a database answer pages are served all the same; they load their subject themselves. */
const isThere = () => false;

// The page itself shows that its subject is missing. The request's validators are dropped: browsers
// take a 304 for another 404, with an empty body.
function asUnknown(request: FastifyRequest, reply: FastifyReply): void {
  delete request.raw.headers['if-none-match'];
  delete request.raw.headers['if-modified-since'];
  reply.code(404);
}

// Release files are immutable; pages and the registry are replaced while they are read.
const isReleased = (file: string) => /^(shell|remotes)\//.test(file);

async function firstThere(folder: string, files: string[]): Promise<string | undefined> {
  for (const file of files) {
    const found = await stat(join(folder, file)).catch(() => undefined);
    if (found?.isFile()) return file;
  }
  return undefined;
}

// Security policies matter for pages and API responses only; on scripts and pictures they are
// waste.
function withoutPolicies(reply: FastifyReply): void {
  for (const name of Object.keys(securityHeaders)) reply.removeHeader(name);
}

function plain(reply: FastifyReply, status: number, text: string) {
  return reply
    .code(status)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send(text);
}
