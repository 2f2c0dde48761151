import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** What a provider compresses by itself. */
export interface Packing {
  /** Bytes; smaller responses are sent as they are. */
  smallest: number;
  types: RegExp;
}

/** Content types that the providers' lists of compressed ones have in common. */
export const TEXTS =
  /^(text\/(html|css|plain|javascript)|application\/(javascript|json|xml)|image\/svg\+xml)/;

/** An answer to a request; `address` is the request's target as it was written. */
export type Answering = (request: Request, address: string) => Promise<Response>;

/** A server on loopback that answers with a function, as runtimes of providers do. */
export async function fetchServer(answer: Answering) {
  const server = createServer((asked, response) => {
    respond(asked, response, answer).catch((error) => {
      response.writeHead(500).end(String(error));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as { port: number };
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

async function respond(asked: IncomingMessage, response: ServerResponse, answer: Answering) {
  const { url = '/', headers, method = 'GET' } = asked;
  const hasBody = !['GET', 'HEAD'].includes(method);
  const given = Object.entries(headers).map(([name, value]): [string, string] => [
    name,
    `${value}`,
  ]);
  const request = new Request(`http://${headers.host}${url}`, {
    method,
    headers: given,
    ...(hasBody && { body: Readable.toWeb(asked) as ReadableStream, duplex: 'half' }),
  });
  const answered = await answer(request, url);
  const body = Buffer.from(await answered.arrayBuffer());
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(method === 'HEAD' ? undefined : body);
}

/**
 * A response as a provider sends it that compresses by itself: with brotli or gzip where the client
 * takes it, its tag weakened.
 */
export async function packed(
  response: Response,
  request: Request,
  { smallest, types }: Packing,
): Promise<Response> {
  const headers = new Headers(response.headers);
  const isText = types.test(headers.get('content-type') ?? '');
  if (response.status !== 200 || !isText || headers.has('content-encoding')) return response;
  headers.append('vary', 'accept-encoding');
  const content = new Uint8Array(await response.arrayBuffer());
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? '');
  const size = Number(headers.get('content-length') ?? content.length);
  if (encoding === undefined || size < smallest) return new Response(content, { headers });
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  const tag = headers.get('etag');
  if (tag && !tag.startsWith('W/')) headers.set('etag', `W/${tag}`);
  const pack = encoding === 'br' ? brotliCompressSync : gzipSync;
  return new Response(new Uint8Array(pack(content)), { headers });
}

function encodingFor(accepted: string): 'br' | 'gzip' | undefined {
  const named = accepted.split(',').map((one) => one.trim());
  return (['br', 'gzip'] as const).find((encoding) => named.includes(encoding));
}

/** A module of JavaScript from its text, as runtimes of providers load it. */
export async function moduleOf(text: string): Promise<Record<string, unknown>> {
  return import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
}
