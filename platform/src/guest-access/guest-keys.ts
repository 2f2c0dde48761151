// Compiled into its users; the package's name reaches the router and the stores of the shared
// instance.
import { createStore, safeStorage, subscribeFollowing, useLocation } from '@nukkad/platform';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';

const storage = safeStorage(() => window.sessionStorage);

/** Keys by which a guest opens what they made without an account. */
export interface GuestKeys {
  /** The key of one; null if this tab has none. */
  get: (id: string) => string | null;
  store: (id: string, key: string) => void;
  /**
   * The key in the hash of the URL, which is stored, or the stored one. For parts that are mounted
   * after hydration: a page rendered ahead of the visit knows no key.
   */
  useKey: (id: string) => string | null;
  /** All of this tab, newest first; the same array until it changes. */
  useAll: () => readonly { id: string; key: string }[];
}

/**
 * Keys of one kind, kept in this tab until it closes.
 *
 * @param name key of the session storage
 * @example export const bookingKeys = createGuestKeys('nukkad-booking-keys');
 */
export function createGuestKeys(name: string): GuestKeys {
  const written = createStore(() => storage.get(name));
  const reread = () => written.setState(storage.get(name), true);
  // Another version of a remote may have stored a key in this page before.
  const subscribe = subscribeFollowing(written, () => {
    reread();
    return () => {};
  });
  const get = (id: string) => parsed(storage.get(name)).get(id) ?? null;
  const store = (id: string, key: string) => {
    const others = [...parsed(storage.get(name))].filter(([other]) => other !== id);
    storage.set(name, JSON.stringify(Object.fromEntries([[id, key], ...others])));
    reread();
  };
  return {
    get,
    store,
    useKey: (id) => useKept(get, store, id),
    useAll() {
      const stored = useSyncExternalStore(subscribe, written.getState, () => null);
      return useMemo(() => [...parsed(stored)].map(([id, key]) => ({ id, key })), [stored]);
    },
  };
}

function useKept(get: GuestKeys['get'], store: GuestKeys['store'], id: string): string | null {
  const { hash } = useLocation();
  const [key] = useState(() => hash.slice(1) || get(id));
  useEffect(() => {
    if (key !== null) store(id, key);
  }, [id, key, store]);
  return key;
}

/** Keys by id. Releases before wrote those of complaints as a list of "<id> <key>". */
function parsed(stored: string | null): Map<string, string> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    const entries: unknown[][] = Array.isArray(value)
      ? value.map((one) => String(one).split(' '))
      : Object.entries(value ?? {});
    return new Map(entries.filter(isEntry));
  } catch {
    return new Map();
  }
}

const isEntry = (entry: unknown[]): entry is [string, string] =>
  entry.length === 2 && entry.every((one) => typeof one === 'string');
