import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestHttp,
} from 'node:http';
import { request as requestHttps } from 'node:https';

/** Belong to one connection, or to a site that is not this one. */
const NOT_PASSED_BACK = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'upgrade'],
  'strict-transport-security',
]);

/**
 * Asks the live site what a browser asked here. To the site it looks like one of its own pages
 * asking: host, origin and referrer are its own.
 *
 * @param isPlain the answer shall come unpacked, because it is going to be read
 * @returns the site's answer; its body has not been read
 */
export function forward(
  site: URL,
  request: IncomingMessage,
  { isPlain = false }: { isPlain?: boolean } = {},
): Promise<IncomingMessage> {
  const send = site.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const passed = send(
      new URL(request.url ?? '/', site),
      { method: request.method, headers: headersThere(request.headers, site, isPlain) },
      resolve,
    );
    passed.on('error', reject);
    request.on('close', () => request.complete || passed.destroy());
    request.pipe(passed);
  });
}

/** The headers of a browser's request as the site may see them. */
export function headersThere(
  headers: IncomingHttpHeaders,
  site: URL,
  isPlain = false,
): OutgoingHttpHeaders {
  const { host, connection: _, ...all } = headers;
  const rest = isPlain ? readNow(all) : all;
  const here = `http://${host}`;
  const moved = (value: string | undefined) => value?.replace(here, site.origin);
  return {
    ...rest,
    host: site.host,
    ...(rest.origin && { origin: moved(rest.origin) }),
    ...(rest.referer && { referer: moved(rest.referer) }),
  };
}

// A page that is going to be changed comes unpacked, and there is no older copy of it.
function readNow(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'if-none-match': _, 'if-modified-since': __, ...rest } = headers;
  return { ...rest, 'accept-encoding': 'identity' };
}

/** The headers of the site's answer as a browser here may see them. */
export function headersHere(headers: IncomingHttpHeaders, site: URL): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !NOT_PASSED_BACK.has(name));
  const { location } = headers;
  const cookies = headers['set-cookie']?.map((one) => one.replace(/;\s*domain=[^;]*/i, ''));
  return {
    ...Object.fromEntries(kept),
    ...(location?.startsWith(site.origin) && {
      location: location.slice(site.origin.length) || '/',
    }),
    ...(cookies && { 'set-cookie': cookies }),
  };
}
