import { isOfApi } from '../../candidates';
import { answerAtEdge, type EdgeFiles, encodedPath } from './edge-answer';

/** The files that were uploaded with the Worker. */
interface Assets {
  fetch(request: Request): Promise<Response>;
}

/**
 * The Worker that answers every request of a site: paths of the API from its origin, everything else
 * from the files beside the Worker.
 *
 * @param api origin of the API
 */
export function cloudflareWorker(api: string, headers: EdgeFiles['headers']) {
  return {
    async fetch(request: Request, env: { ASSETS: Assets }): Promise<Response> {
      const url = new URL(request.url);
      if (isOfApi(url.pathname)) return fetch(apiRequest(request, url, api));
      const ask = (file: string) =>
        env.ASSETS.fetch(new Request(new URL(encodedPath(file), url), request));
      return answerAtEdge(request, { ask, headers });
    },
  };
}

// Redirects are for the browser. The API counts visitors by the address that Cloudflare saw.
function apiRequest(request: Request, url: URL, api: string): Request {
  const passed = new Request(api + url.pathname + url.search, request);
  const visitor = request.headers.get('cf-connecting-ip');
  passed.headers.delete('x-forwarded-for');
  if (visitor !== null) passed.headers.set('x-forwarded-for', visitor);
  passed.headers.set('x-forwarded-proto', url.protocol.slice(0, -1));
  return new Request(passed, { redirect: 'manual' });
}
