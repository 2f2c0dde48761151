import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { ClientErrorReport, Problem } from '@nukkad/platform/contract';
import { candidatesFor, headersFor } from '../../site';
import { contentTypeOf } from '../../site/content-types';

/** A site served for a trial. */
export interface BootServer {
  origin: string;
  /** Error reports that pages sent. */
  reports: ClientErrorReport[];
  close(): Promise<void>;
}

/**
 * Serves a site folder by the registry's own rules, security policy included. Without `api`, every
 * API call gets an error response, which each screen has to handle.
 */
export async function bootServer(site: string, api?: string): Promise<BootServer> {
  const reports: ClientErrorReport[] = [];
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (pathname === '/api/client-errors') reports.push(JSON.parse(String(await bodyOf(request))));
    if (!isOfApi(pathname)) return file(site, decodeURIComponent(pathname), response);
    return api ? passOn(api, request, response) : outOfOrder(response);
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    reports,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function isOfApi(pathname: string): boolean {
  return /^\/(api|assets)(\/|$)/.test(pathname);
}

async function file(site: string, pathname: string, response: ServerResponse): Promise<void> {
  for (const candidate of candidatesFor(pathname).files) {
    const content = await readFile(path.join(site, candidate)).catch(() => undefined);
    if (!content) continue;
    const type = contentTypeOf(candidate);
    response.writeHead(200, { ...headersFor(candidate), 'content-type': type }).end(content);
    return;
  }
  response.writeHead(404).end();
}

function outOfOrder(response: ServerResponse): void {
  const problem: Problem = {
    type: 'about:blank',
    title: 'Service Unavailable',
    status: 503,
    detail: 'A trial has no API.',
    message: 'A trial has no API.',
    code: 'unavailable',
    requestId: 'trial',
  };
  const headers = { 'content-type': 'application/problem+json' };
  response.writeHead(problem.status, headers).end(JSON.stringify(problem));
}

// Only reads: a trial must not write any data.
async function passOn(api: string, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return outOfOrder(response);
  const answer = await fetch(new URL(request.url ?? '/', api));
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  response.writeHead(answer.status, { 'content-type': type });
  response.end(Buffer.from(await answer.arrayBuffer()));
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
