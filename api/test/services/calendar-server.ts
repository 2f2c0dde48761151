import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of calendars on this machine, as others run them. */
export interface CalendarServer {
  /** Of a calendar by its name. */
  addressOf: (name: string) => string;
  /** Serves a file, or a status without one. */
  put: (name: string, file: string | number) => void;
  /** How often a calendar was asked for, and how often it had changed. */
  readsOf: (name: string) => { asked: number; sent: number };
  close: () => void;
}

export async function startCalendarServer(): Promise<CalendarServer> {
  const files = new Map<string, { file: string | number; version: number }>();
  const reads = new Map<string, { asked: number; sent: number }>();
  const readsOf = (name: string) => reads.get(name) ?? { asked: 0, sent: 0 };
  const server = createServer((request, response) => {
    const name = (request.url ?? '').slice(1);
    const { asked, sent } = readsOf(name);
    const { file, version } = files.get(name) ?? { file: 404, version: 0 };
    const etag = `"${version}"`;
    const isSent = typeof file === 'string' && request.headers['if-none-match'] !== etag;
    reads.set(name, { asked: asked + 1, sent: sent + (isSent ? 1 : 0) });
    if (isSent) response.writeHead(200, { etag, 'content-type': 'text/calendar' }).end(file);
    else response.writeHead(typeof file === 'string' ? 304 : file).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    addressOf: (name) => `http://127.0.0.1:${port}/${name}`,
    put: (name, file) =>
      void files.set(name, { file, version: (files.get(name)?.version ?? 0) + 1 }),
    readsOf,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
