import { type Query, QueryClient } from '@tanstack/react-query';
import type { Session } from '../session/session';

const FRESH_FOR = 60_000;

/** The page's one cache of server data. Retrying is the API client's work, not the cache's. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_FOR, retry: false, refetchOnWindowFocus: false },
    },
  });
}

/**
 * Forgets cached answers when the person changes: they may be private. What stands on a page when
 * somebody leaves stays there, since public pages hold what was typed and private ones are taken
 * away by their guard, and is forgotten with the page. What a screen still waits for goes on, and
 * is asked for again as the person who is there now. Returns how to stop.
 */
export function forgetWithSession(client: QueryClient, session: Session): () => void {
  let token = session.get().remembered.jwtToken;
  const cache = client.getQueryCache();
  const left = new Set<Query>();
  const leave = (query: Query) => {
    if (query.getObserversCount() === 0) cache.remove(query);
    else left.add(query);
  };
  const unwatch = cache.subscribe((event) => {
    const { query } = event;
    if (!left.has(query)) return;
    const isAnswered = event.type === 'updated' && event.action.type === 'success';
    const isGone = event.type === 'observerRemoved' && query.getObserversCount() === 0;
    if (isAnswered || isGone) left.delete(query);
    if (isGone) cache.remove(query);
  });
  const stop = session.subscribe(() => {
    const next = session.get().remembered.jwtToken;
    if (next === token) return;
    token = next;
    const answered = cache.findAll({ predicate: ({ state }) => state.data !== undefined });
    if (next === null) return answered.forEach(leave);
    client.removeQueries({ predicate: ({ state }) => state.data !== undefined });
    void client.resetQueries();
  });
  return () => {
    unwatch();
    stop();
  };
}
