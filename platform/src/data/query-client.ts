import { onlineManager, type Query, QueryClient } from '@tanstack/react-query';
import type { Session } from '../session/session';

const FRESH_FOR = 60_000;

/** Creates the page's one cache of server data. The API client retries, not the cache. */
export function createQueryClient(): QueryClient {
  // It hears of changes alone: a page that opens without a connection would not notice the next one.
  if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR,
        retry: false,
        // Without a connection too: the worker may have an answer, and a failure can be shown.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        retryOnMount: ({ state }) => isOld(state),
      },
    },
  });
}

// A fetch that fails marks its query as invalidated; absences of a page rendered ahead are not.
const isOld = ({ errorUpdatedAt, isInvalidated }: Query['state']) =>
  isInvalidated || Date.now() - errorUpdatedAt >= FRESH_FOR;

/**
 * Drops cached answers when the user changes, because they may be private. On sign-out, answers on
 * show stay until their screen unmounts: public pages hold typed input, and a guard removes private
 * ones. Pending requests go on, and are repeated as the new user after a sign-in. Returns the
 * unsubscriber.
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
