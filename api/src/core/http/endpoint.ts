/** For lists that rarely change: cached for 30 seconds, then served stale while revalidating. */
export const shared = 'public, max-age=30, stale-while-revalidate=300';

/** May be cached, must be revalidated. */
export const revalidated = 'no-cache';

/** For routes outside the contract: public, and left out of the API's description. */
export const unlisted = { schema: { hide: true }, config: { policy: 'public' } } as const;
