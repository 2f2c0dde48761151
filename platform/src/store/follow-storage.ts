/**
 * Calls `reread` when another tab changed one of these keys, or may have. Returns how to stop.
 *
 * @example const stop = followStorage([favouritesKey], favourites.reread);
 */
export function followStorage(keys: readonly string[], reread: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) reread();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
