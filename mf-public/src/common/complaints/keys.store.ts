import { createStore, parseList, safeStorage, subscribeFollowing } from '@nukkad/platform';
import { useMemo, useSyncExternalStore } from 'react';

const KEYS = 'nukkad-complaint-keys';
const storage = safeStorage(() => window.sessionStorage);

/** The stored keys, serialised. */
const written = createStore(() => storage.get(KEYS));
const reread = () => written.setState(storage.get(KEYS), true);

// Another version of this remote may have stored a key in this page before.
const subscribe = subscribeFollowing(written, () => {
  reread();
  return () => {};
});

/** The key of a complaint raised or opened by its link in this tab. */
export function complaintKey(number: string): string | null {
  return (
    parseList(storage.get(KEYS))
      .find((one) => one.startsWith(`${number} `))
      ?.slice(number.length + 1) ?? null
  );
}

export function storeComplaintKey(number: string, key: string): void {
  const others = parseList(storage.get(KEYS)).filter((one) => !one.startsWith(`${number} `));
  storage.set(KEYS, JSON.stringify([`${number} ${key}`, ...others]));
  reread();
}

/** Complaints with a key in this tab, newest first; the same array until it changes. */
export function useKnownKeys(): { number: string; key: string }[] {
  const stored = useSyncExternalStore(subscribe, written.getState, written.getState);
  return useMemo(
    () =>
      parseList(stored).map((one) => {
        const [number = '', key = ''] = one.split(' ');
        return { number, key };
      }),
    [stored],
  );
}
