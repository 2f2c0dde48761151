import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';

/** Failure modes of a response. `hang`: the request is accepted and never answered. */
export const spoilings = ['500', 'reset', 'corrupt', 'html', 'hang'] as const;
export type Spoiling = (typeof spoilings)[number];

/** A proxy before a product that spoils chosen responses, on a port of its own. */
export interface FaultyLine {
  origin: string;
  /** Spoils responses to paths with this prefix, until `heal`. */
  spoil(path: string, how: Spoiling): void;
  /** Lets all later requests pass. Hanging ones keep hanging. */
  heal(): void;
  close(): Promise<void>;
}

/** A reverse proxy with real connections, so that caches and resets behave as in production. */
export async function startFaultyLine(target: string): Promise<FaultyLine> {
  const { hostname, port: targetPort } = new URL(target);
  let fault: { path: string; how: Spoiling } | undefined;

  const server = createServer((request, response) => {
    const path = decodeURI((request.url ?? '/').split('?')[0] ?? '/');
    if (fault && path.startsWith(fault.path)) return spoiled(fault.how, request, response);
    pass(request, response);
  });

  function pass(request: IncomingMessage, response: ServerResponse) {
    const { method, url, headers } = request;
    const onward = httpRequest({ hostname, port: targetPort, method, path: url, headers });
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
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
    heal() {
      fault = undefined;
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
