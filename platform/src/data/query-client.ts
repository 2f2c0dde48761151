import { QueryClient } from '@tanstack/react-query';
import type { Session } from '../session/session';

const FRESH_FOR = 60_000;

/** The page's one cache of server data. Retrying is the API client's work, not the cache's. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_FOR, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}

/**
 * Forgets cached answers when the person changes: they may be private. What a screen still waits
 * for goes on, and is asked for again as the person who is there now. Returns how to stop.
 */
export function forgetWithSession(client: QueryClient, session: Session): () => void {
  let token = session.get().remembered.jwtToken;
  return session.subscribe(() => {
    const next = session.get().remembered.jwtToken;
    if (next === token) return;
    token = next;
    client.removeQueries({ predicate: ({ state }) => state.data !== undefined });
    if (next !== null) void client.resetQueries();
  });
}
