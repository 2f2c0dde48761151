import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { candidatesFor, contentTypeOf, deltaFor, headersFor } from '@nukkad/registry/site';
import {
  readWhole,
  renderedHeaders,
  tracedShareHeader,
  type WholeFile,
  within,
} from '@nukkad/renderer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import { unlisted } from '../../core/http/endpoint';
import type { AddDetail } from '../../core/http/health';
import { securityHeaders } from '../../core/http/security-headers';
import type { NamesNothing } from './named-pages';
import { pagesAhead } from './pages-ahead';
import { registerReload } from './reload';

const notReleased = `Nukkad has no released site yet.

npm start releases every part and then serves it here.
The API is up: /api/docs
`;

const notFound = 'Not found\n';

const offlinePage = 'offline.html';

interface Deps {
  db: Kysely<Tables>;
  settings: Settings;
  namesNothing: NamesNothing;
  /** Told of each visit of a page rendered ahead, with the paths of the API that it shows. */
  visited: (reads: readonly string[]) => void;
  addDetail: AddDetail;
}

/** Milliseconds in which the database says whether a page's subject exists. */
const namedWithin = 500;

/** Serves the composed product by the same rules as any web server in front of the site folder. */
export async function registerSite(
  app: FastifyInstance,
  { db, settings, namesNothing, visited, addDetail }: Deps,
): Promise<void> {
  const { siteDir, devReload, renderAhead } = settings;
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
  const ahead = renderAhead ? pagesAhead(app, db, settings) : null;
  if (ahead) {
    addDetail('rendering', ahead.state);
    // The process that renders is there before the first visitor.
    const landing = join(siteDir, 'index.html');
    app.addHook('onListen', () => void ahead.begin(landing));
  }

  async function sendWhole(request: FastifyRequest, reply: FastifyReply, file: string) {
    const whole = await readWhole(join(siteDir, file), request.headers['accept-encoding']);
    if (!whole) return plain(reply, 404, notFound);
    return send(request, reply, contentTypeOf(file), whole);
  }

  /** A released file as a delta to what the client has; undefined when there is none. */
  async function sendDelta(request: FastifyRequest, reply: FastifyReply, file: string) {
    const { 'available-dictionary': dictionary, 'accept-encoding': accepted } = request.headers;
    if (typeof dictionary !== 'string') return undefined;
    const hasQuery = request.url.includes('?');
    const delta = deltaFor(file, { dictionary, accepted, hasQuery });
    const content = delta && (await readFile(join(siteDir, delta)).catch(() => undefined));
    if (!content) return undefined;
    reply.headers({ 'content-encoding': 'dcz', 'content-type': contentTypeOf(file) });
    return reply.send(content);
  }

  /** A page with its content if it is rendered ahead of the visit, otherwise as released. */
  async function sendPage(request: FastifyRequest<Asked>, reply: FastifyReply, file: string) {
    // By it a worker starts any path: it is as released.
    if (file === offlinePage) return sendWhole(request, reply, file);
    // Without an answer pages are served all the same; they load their subject themselves.
    if (await within(namedWithin, namesNothing(pathOf(request)))) asUnknown(request, reply);
    const page = await ahead?.page({
      ...{ address: request.url, cookies: request.headers.cookie },
      ...{ file: join(siteDir, file), isLive: isLive(file) },
    });
    if (!page) return sendWhole(request, reply, file);
    if (page.status === 404) asUnknown(request, reply);
    else if (isVisit(request)) visited(page.reads);
    const whole = await page.form(request.headers['accept-encoding']);
    reply.headers(renderedHeaders(page, page.source));
    return send(request, reply, contentTypeOf(file), whole);
  }

  app.get<Asked>('/*', unlisted, async (request, reply) => {
    const { files, fallback } = candidatesFor(pathOf(request), request.query.lock);
    const file = await firstThere(siteDir, files);
    if (file !== undefined) {
      const isPage = file.endsWith('.html');
      if (!isPage) withoutPolicies(reply);
      reply.headers(headersFor(file));
      if (isPage) {
        reply.headers(tracedShareHeader(settings.tracing?.share));
        return sendPage(request, reply, file);
      }
      if (!isReleased(file)) return sendWhole(request, reply, file);
      return (await sendDelta(request, reply, file)) ?? reply.sendFile(file);
    }
    return fallback === 'page' ? plain(reply, 503, notReleased) : plain(reply, 404, notFound);
  });
}

const pathOf = ({ params }: FastifyRequest<Asked>) => `/${params['*']}`;

function send(request: FastifyRequest, reply: FastifyReply, type: string, whole: WholeFile) {
  const { content, encoding, etag } = whole;
  const vary = reply.getHeader('vary') ?? 'accept-encoding';
  reply.headers({ etag, vary, 'content-type': type });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(content);
}

interface Asked {
  Params: { '*': string };
  /** A repeated `lock` parameter arrives as an array. */
  Querystring: { lock?: string };
}

/**
 * False for what shows the page to nobody: an image or frame of another site, a prefetch. Clients
 * that say nothing of it are believed, as those that read the API are.
 */
function isVisit({ method, headers }: FastifyRequest): boolean {
  const { 'sec-fetch-dest': shownAs = 'document', 'sec-purpose': purpose } = headers;
  return method === 'GET' && shownAs === 'document' && purpose === undefined;
}

/** Not the page of a lock that the link names. */
const isLive = (file: string) => !file.startsWith('locks/');

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
