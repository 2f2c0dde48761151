import { accountCachePrefix, draftPrefix, typedToBeListed } from '../contract';

/**
 * Removes unsaved input, so that the next user of this device finds none of it: form drafts of this
 * tab, and of listing oneself.
 */
export function forgetTyped(): void {
  removeBeginning(draftPrefix, () => window.sessionStorage);
  removeBeginning(typedToBeListed, () => window.localStorage);
}

function removeBeginning(prefix: string, open: () => Storage): void {
  try {
    const storage = open();
    const keys = Object.keys(storage).filter((key) => key.startsWith(prefix));
    for (const key of keys) storage.removeItem(key);
  } catch {
    // If the browser blocks storage, the input ends with the page anyway.
  }
}

/** Removes what the worker kept for accounts. A browser that fails here never kept any. */
export async function forgetKept(): Promise<void> {
  const { caches } = globalThis as { caches?: CacheStorage };
  const names = (await caches?.keys().catch(() => [])) ?? [];
  for (const name of names) {
    if (name.startsWith(accountCachePrefix)) await caches?.delete(name);
  }
}
