/** For lists that change rarely: a copy may be this old, and is shown once more while renewed. */
export const shared = 'public, max-age=30, stale-while-revalidate=300';

/** May be kept, must be asked for anew. */
export const revalidated = 'no-cache';

/** For what is no call of the contract: open to everybody, and not in the API's description. */
export const unlisted = { schema: { hide: true }, config: { policy: 'public' } } as const;
