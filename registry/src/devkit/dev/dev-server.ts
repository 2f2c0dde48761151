import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { Composition } from '@nukkad/platform/contract';
import { RegistryError } from '../../core/failure';
import { signerWith } from '../../signing/signer';
import { headersFor } from '../../site';
import { clientScript, eventsPath } from './client';
import { clientPath, compositionIn, devPage, devRegistry } from './dev-page';
import { developed } from './developed';
import { forward, headersHere } from './forward';
import { liveComposition } from './live-product';
import type { LocalBuilds } from './local-builds';

/** The live site with one part built locally. */
export interface DevServer {
  /** URL to open. */
  origin: string;
  /** Notifies every open page of a new build. */
  built(part: string): void;
  /** Notifies every open page of a failed build, with the reason. */
  broken(problem: string): void;
  close(): Promise<void>;
}

/** Page reports about a local build are not forwarded to the site. */
const OWN_AFFAIR = new Set(['/api/health-reports', '/api/visit-tickets', '/api/client-errors']);

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/**
 * Serves a live site on this machine, except for the part in development. API calls go to the site,
 * and its sessions work. Accepts connections from this machine only.
 *
 * @param site URL of the product
 * @param port 0 for any free port
 * @param adapt changes the composition before it is signed
 */
export async function devServer(
  site: URL,
  builds: LocalBuilds,
  port: number,
  adapt = (composition: Composition) => composition,
): Promise<DevServer> {
  const signer = signerWith(generateKeyPairSync('ed25519').privateKey);
  const listeners = new Set<ServerResponse>();

  const current = (live: Composition) => adapt(developed(live, builds.latest()!, builds.serial()));

  async function registry(response: ServerResponse) {
    const live = await liveComposition(site);
    if (!live) return void response.writeHead(502).end();
    json(response, devRegistry(current(live), signer));
  }

  async function passOn(request: IncomingMessage, response: ServerResponse) {
    const isPage = request.headers.accept?.includes('text/html') ?? false;
    const answer = await forward(site, request, { isPlain: isPage });
    const headers = headersHere(answer.headers, site);
    const isHtml = answer.headers['content-type']?.startsWith('text/html') ?? false;
    if (!isPage || !isHtml) {
      response.writeHead(answer.statusCode ?? 502, headers);
      return pipeline(answer, response);
    }
    const html = await textOf(answer);
    const live = compositionIn(html);
    const page = live ? devPage(html, current(live), signer) : html;
    const { 'content-length': _, etag: __, ...rest } = headers;
    response.writeHead(answer.statusCode ?? 502, { ...rest, 'cache-control': 'no-store' });
    response.end(page);
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (!builds.latest()) return soon(response);
    const { pathname } = new URL(request.url ?? '/', site);
    const file = builds.file(decodeURIComponent(pathname));
    if (file) return released(response, pathname, file);
    if (pathname === clientPath) return script(response, clientScript);
    if (pathname === eventsPath) return listen(response, listeners);
    if (pathname === '/registry.json') return registry(response);
    if (OWN_AFFAIR.has(pathname)) return void response.writeHead(204).end();
    return passOn(request, response);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => unreachable(response, site, error));
  });
  server.listen(port, 'localhost');
  await once(server, 'listening').catch((error: Error) => portTaken(port, error));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    built: (part) => announce(listeners, 'built', { part }),
    broken: (problem) => announce(listeners, 'broken', { problem }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function portTaken(port: number, { message }: Error): never {
  throw new RegistryError(
    'refused',
    `Port ${port} cannot be used (${message}). Name another with --port.`,
  );
}

function released(response: ServerResponse, pathname: string, content: Buffer): void {
  const ending = /\.(\w+)$/.exec(pathname)?.[1] ?? '';
  const type = TYPES[ending] ?? 'application/octet-stream';
  response.writeHead(200, { ...headersFor(pathname), 'content-type': type }).end(content);
}

function script(response: ServerResponse, content: string): void {
  const headers = { 'content-type': TYPES.js, 'cache-control': 'no-store' };
  response.writeHead(200, headers).end(content);
}

function json(response: ServerResponse, value: unknown): void {
  const headers = { 'content-type': TYPES.json, 'cache-control': 'no-store' };
  response.writeHead(200, headers).end(JSON.stringify(value));
}

function listen(response: ServerResponse, listeners: Set<ServerResponse>): void {
  const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
  response.writeHead(200, headers).write(': listening\n\n');
  listeners.add(response);
  response.on('close', () => listeners.delete(response));
}

function announce(listeners: Set<ServerResponse>, event: string, data: unknown): void {
  for (const one of listeners) one.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

function soon(response: ServerResponse): void {
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2' });
  response.end('The first build is under way. Load the page again once it is told.\n');
}

function unreachable(response: ServerResponse, site: URL, error: Error): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${site.origin} did not answer (${error.message}). Is the product running there?\n`);
}

async function textOf(message: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}
