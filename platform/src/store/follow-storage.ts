/** What the page's stores began with: this module is read right before they are made. */
const atStart = entriesOfStorage();

/**
 * Calls `reread` when another tab changed one of these keys, or may have; at once if that was before
 * this call, as on a page that was left while it started. Returns how to stop.
 *
 * @example const stop = followStorage([favouritesKey], favourites.reread);
 */
export function followStorage(keys: readonly string[], reread: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) reread();
  };
  window.addEventListener('storage', onStorage);
  const now = entriesOfStorage();
  if (keys.some((key) => now[key] !== atStart[key])) reread();
  return () => window.removeEventListener('storage', onStorage);
}

function entriesOfStorage(): Record<string, string> {
  try {
    return { ...window.localStorage };
  } catch {
    // Blocked by the browser, or rendered ahead of the visit: nothing can change elsewhere.
    return {};
  }
}
