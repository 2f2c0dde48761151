import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { withoutLanguage } from '@nukkad/platform/contract';
import { candidatesFor, contentTypeOf, headersFor } from '@nukkad/registry/site';
import { pagePlaces } from '../pages/page-place';
import { renderedHeaders } from '../pages/rendered-headers';
import {
  type Freshness,
  type RenderedPages,
  type RenderedPagesOptions,
  renderedPages,
} from '../pages/rendered-pages';
import { tracedShareHeader } from '../pages/traced-share';
import { within } from '../pages/within';
import { pageDocuments } from '../serving/page-documents';
import { readWhole, type WholeFile } from '../serving/whole-file';
import { tracePage } from '../tracing/trace-pages';
import { type ApiReads, apiReads } from './api-reads';
import type { RendererSettings } from './settings';

/** Milliseconds in which the API says whether a page's subject exists. */
const NAMED_WITHIN = 500;

/** The web server in front keeps a page for up to a second, and asks only after it. */
const BEHIND_CACHE: Freshness = { pages: 0, reads: 500 };

/** Pages that exist only with their subject; the API knows whether there is one. */
const NAMED = /^\/+(?:blogs|stories|campaigns|states)\/+[^/]+\/*$/;

/** A page as it goes out. */
interface Answer {
  status: number;
  headers: Record<string, string>;
  whole: WholeFile;
}

type Options = Pick<RenderedPagesOptions, 'program' | 'longest' | 'onBlame'>;

/**
 * Creates the server of a renderer that runs by itself, behind another web server: it answers pages,
 * rendered or as released, and says under `/readyz` how rendering does.
 */
export function rendererServer(settings: RendererSettings, options: Options): Server {
  const { site, publicUrl: origin, budget } = settings;
  const api = apiReads(settings);
  const freshFor = BEHIND_CACHE;
  const pages = renderedPages({ ...options, site, origin, budget, freshFor, read: api.read });
  const placeOf = pagePlaces(api.read, budget);
  const documentOf = pageDocuments();

  async function answerOf(request: IncomingMessage): Promise<Answer | null> {
    const { url: address = '/', headers } = request;
    const file = await pageFile(site, address);
    if (file === null) return null;
    const document = await documentOf(path.join(site, file));
    if (document === undefined) return null;
    const isLive = !file.startsWith('locks/');
    const placed = await placeOf(address, headers.cookie);
    const page = placed && (await pages.page({ ...placed, document, isLive }));
    const isUnknown = page?.status === 404 || (await isNothing(api, address));
    const accepted = headers['accept-encoding'];
    const whole = page
      ? await page.form(accepted)
      : await readWhole(path.join(site, file), accepted);
    if (!whole) return null;
    return {
      status: isUnknown ? 404 : 200,
      headers: {
        ...headersFor(file),
        ...tracedShareHeader(settings.tracing?.share),
        ...(page && renderedHeaders(page, placed.source)),
      },
      whole,
    };
  }

  const server = createServer((request, response) => {
    if (request.url === '/readyz') return sendState(response, pages);
    tracePage(request.headers, response, () => {
      answerOf(request).then(
        (answer) => (answer ? send(request, response, answer) : sendPlain(response, 404)),
        () => sendPlain(response, 503),
      );
    });
  });
  server.on('close', () => pages.close());
  return server;
}

/** The page that answers an address; null for an address of anything else. */
async function pageFile(site: string, address: string): Promise<string | null> {
  if (!URL.canParse(address, 'http://localhost')) return null;
  const { searchParams } = new URL(address, 'http://localhost');
  const lock = searchParams.getAll('lock');
  const { files } = candidatesFor(pathnameOf(address), lock.length === 1 ? lock[0] : undefined);
  for (const file of files.filter((one) => one.endsWith('.html'))) {
    const found = await stat(path.join(site, file)).catch(() => undefined);
    if (found?.isFile()) return file;
  }
  return null;
}

/** Without an answer of the API the page is served; it loads its subject itself. */
async function isNothing(api: ApiReads, address: string): Promise<boolean> {
  if (!NAMED.test(withoutLanguage(pathnameOf(address)))) return false;
  return (await within(NAMED_WITHIN, api.namesNothing(address))) ?? false;
}

/** The decoded path as it was asked for: `URL` would take `..` out of it. */
function pathnameOf(address: string): string {
  const [pathname = '/'] = address.split('?', 1);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { whole, status } = answer;
  const headers = {
    vary: 'accept-encoding',
    ...answer.headers,
    etag: whole.etag,
    'content-type': contentTypeOf('index.html'),
  };
  // Browsers take a 304 for another 404, with an empty body.
  const isKnown = status === 200 && request.headers['if-none-match']?.includes(whole.etag);
  if (isKnown) return void response.writeHead(304, headers).end();
  response.writeHead(status, {
    ...headers,
    ...(whole.encoding && { 'content-encoding': whole.encoding }),
    'content-length': whole.content.length,
  });
  response.end(request.method === 'HEAD' ? undefined : whole.content);
}

function sendState(response: ServerResponse, pages: RenderedPages): void {
  const body = JSON.stringify({ status: 'ready', rendering: pages.state() });
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(body);
}

function sendPlain(response: ServerResponse, status: number): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(status === 404 ? 'Not found\n' : 'The page cannot be served now.\n');
}
