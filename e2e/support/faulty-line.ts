import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Failure modes of a response. `hang`: the request is accepted and never answered. */
export const spoilings = ['500', 'reset', 'corrupt', 'html', 'hang'] as const;
export type Spoiling = (typeof spoilings)[number];

/** A proxy before a product that spoils chosen responses, on a port of its own. */
export interface FaultyLine {
  origin: string;
  /** Spoils responses to paths with this prefix, until `heal`. */
  spoil(path: string, how: Spoiling): void;
  /** Delivers later documents in pieces, each painted before the next arrives. */
  trickle(): void;
  /** Lets all later requests pass. Hanging ones keep hanging. */
  heal(): void;
  close(): Promise<void>;
}

/** A reverse proxy with real connections, so that caches and resets behave as in production. */
export async function startFaultyLine(target: string): Promise<FaultyLine> {
  const { hostname, port: targetPort } = new URL(target);
  let fault: { path: string; how: Spoiling } | undefined;
  let isSlow = false;

  const server = createServer((request, response) => {
    const path = decodeURI((request.url ?? '/').split('?')[0] ?? '/');
    if (fault && path.startsWith(fault.path)) return spoiled(fault.how, request, response);
    pass(request, response);
  });

  function pass(request: IncomingMessage, response: ServerResponse) {
    const { method, url, headers } = request;
    const isTrickled = isSlow && headers['sec-fetch-dest'] === 'document';
    const sent = isTrickled ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const onward = httpRequest({ hostname, port: targetPort, method, path: url, headers: sent });
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (isTrickled) void trickle(answer, response);
      else answer.pipe(response);
    });
    onward.on('error', () => request.socket.destroy());
    request.pipe(onward);
  }

  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    origin: `http://localhost:${port}`,
    spoil(path, how) {
      fault = { path, how };
    },
    trickle() {
      isSlow = true;
    },
    heal() {
      fault = undefined;
      isSlow = false;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function spoiled(how: Spoiling, request: IncomingMessage, response: ServerResponse) {
  const type = request.url?.includes('.css') ? 'text/css' : 'text/javascript';
  const bad = { 'cache-control': 'no-store', 'access-control-allow-origin': '*' };
  if (how === 'hang') return;
  if (how === 'reset') return request.socket.resetAndDestroy();
  if (how === '500') return response.writeHead(500, bad).end('Internal error');
  if (how === 'html') {
    const page = '<!doctype html><title>Sign in to this Wi-Fi</title>';
    return response.writeHead(200, { ...bad, 'content-type': 'text/html' }).end(page);
  }
  response.writeHead(200, { ...bad, 'content-type': type }).end('}{ \u0000 not what was released');
}

/** Bytes of a piece of a document: about one packet of a mobile network. */
const PIECE = 1_400;
/** Milliseconds from a piece to the next: browsers paint in between. */
const PAUSE = 20;

async function trickle(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece);
  const whole = Buffer.concat(pieces);
  for (let at = 0; at < whole.length; at += PIECE) {
    response.write(whole.subarray(at, at + PIECE));
    await wait(PAUSE);
  }
  response.end();
}
