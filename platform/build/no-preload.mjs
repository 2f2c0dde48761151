/**
 * Replaces the federation runtime's preloading: pages list their own preloads, by the registry's
 * digests, and nothing calls `preloadRemote`.
 */
export function preloadAssets() {
  throw new Error('Files are preloaded by the page, not by the federation runtime.');
}

export const formatPreloadArgs = preloadAssets;
export const defaultPreloadArgs = preloadAssets;
export const normalizePreloadExposes = preloadAssets;
