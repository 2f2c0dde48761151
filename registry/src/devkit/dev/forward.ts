import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestHttp,
} from 'node:http';
import { request as requestHttps } from 'node:https';

/** Headers of one connection, or of the live site's own origin. */
const NOT_PASSED_BACK = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'upgrade'],
  'strict-transport-security',
]);

/**
 * Forwards a browser's request to the live site. Host, origin and referrer are rewritten, so that
 * it looks like a request from the site's own pages.
 *
 * @param isPlain request an uncompressed response, because it is going to be read
 * @returns the site's response; its body has not been read
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

/** The request headers for the site. */
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

// A page to be modified must arrive uncompressed, and must not be answered with 304.
function readNow(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'if-none-match': _, 'if-modified-since': __, ...rest } = headers;
  return { ...rest, 'accept-encoding': 'identity' };
}

/** The response headers for the local browser. */
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
