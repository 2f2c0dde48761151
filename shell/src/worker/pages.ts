import { keptDocument } from './compositions';
import type { RequestEvent } from './scope';

type Asked = Pick<RequestEvent, 'request' | 'preloadResponse'>;

/**
 * A page of the site as the network has it; without a connection the kept document, which starts
 * any path. Rejects where there is neither.
 */
export async function page(asked: Asked): Promise<Response> {
  try {
    return await fresh(asked);
  } catch (error) {
    const kept = await keptDocument();
    if (kept) return kept;
    throw error;
  }
}

async function fresh({ request, preloadResponse }: Asked): Promise<Response> {
  const preloaded = await preloadResponse;
  // Where others reject, Firefox resolves to an error, which no page may be answered with: it would
  // ask the network itself, and remove a worker that answers so a few times.
  if (preloaded?.type === 'error') throw new TypeError(`${request.url} could not be loaded.`);
  return preloaded ?? fetch(request);
}
