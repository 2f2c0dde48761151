import { createStore } from 'zustand/vanilla';
import { type StorageKey, storageKeys } from '../contract';
import { followStorage } from '../store/follow-storage';
import { forgetKept, forgetTyped } from './forget-typed';
import { type SafeStorage, safeStorage } from './safe-storage';
import { cleaned, isLoggedIn, nothingRemembered, type Remembered } from './session.model';

export type SessionEnd = 'signed-out' | 'expired';

/** Snapshot of the session; a new object with every change. */
export interface SessionState {
  remembered: Remembered;
  isLoggedIn: boolean;
  /** Why the last session ended, until the next one begins; null if none has ended here. */
  ended: SessionEnd | null;
}

/** The session state, and the only ways to change it. */
export interface Session {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Stores some of the documented keys; null removes one, absent keys stay. */
  remember(values: Partial<Remembered>): void;
  /** Clears all eight keys. `expired` is for a token that the API refused. */
  end(reason: SessionEnd): void;
  /** Reads storage again after another tab changed it. */
  reread(): void;
  /** Another tab ended the session and has cleared storage, which is left alone. */
  endedElsewhere(): void;
}

/**
 * A session over a storage.
 *
 * @example const session = createSession(safeStorage(() => window.localStorage));
 */
export function createSession(storage: SafeStorage): Session {
  const store = createStore<SessionState>(() => stateOf(read(storage), null));
  return {
    get: store.getState,
    subscribe: (listener) => store.subscribe(listener),
    remember(values) {
      for (const [key, value] of Object.entries(values) as [StorageKey, string | null][]) {
        if (value === null) storage.remove(key);
        else storage.set(key, value);
      }
      store.setState(stateOf(read(storage), null));
    },
    end(reason) {
      for (const key of storageKeys) storage.remove(key);
      store.setState(stateOf(nothingRemembered, reason));
    },
    reread() {
      const before = store.getState();
      const next = read(storage);
      const wasEndedElsewhere = before.isLoggedIn && !isLoggedIn(next);
      store.setState(stateOf(next, wasEndedElsewhere ? 'signed-out' : before.ended));
    },
    endedElsewhere() {
      if (store.getState().isLoggedIn) store.setState(stateOf(nothingRemembered, 'signed-out'));
    },
  };
}

/** The page's session, on the browser's storage. `PlatformProvider` syncs it with other tabs. */
export const session: Session = createSession(safeStorage(() => window.localStorage));

// Signing out in any tab removes unsaved input; an expired session keeps it.
session.subscribe(() => session.get().ended === 'signed-out' && forgetTyped());
// However it ended, nobody else may read what it was answered.
session.subscribe(() => session.get().ended !== null && void forgetKept());

const TABS = 'nukkad-session';

/**
 * Follows other tabs, and notifies them when the session ends here. Storage events alone would
 * suffice where they work and are not late. Returns how to stop.
 */
export function followOtherTabs(followed: Session = session): () => void {
  const tabs = 'BroadcastChannel' in window ? new BroadcastChannel(TABS) : null;
  let { isLoggedIn } = followed.get();
  let isFollowing = false;
  const follow = (change: () => void) => {
    isFollowing = true;
    change();
    isFollowing = false;
  };
  const stopTelling = followed.subscribe(() => {
    const wasLoggedIn = isLoggedIn;
    isLoggedIn = followed.get().isLoggedIn;
    // Do not echo an end that another tab announced: that tab may have signed in again by then.
    if (wasLoggedIn && !isLoggedIn && !isFollowing) tabs?.postMessage('ended');
  });
  // A page in the back/forward cache receives no storage events: each store reads again.
  const onShow = ({ persisted }: PageTransitionEvent) =>
    persisted && window.dispatchEvent(new StorageEvent('storage'));
  tabs?.addEventListener('message', () => follow(followed.endedElsewhere));
  const stopFollowing = followStorage(storageKeys, () => follow(followed.reread));
  window.addEventListener('pageshow', onShow);
  return () => {
    stopTelling();
    tabs?.close();
    stopFollowing();
    window.removeEventListener('pageshow', onShow);
  };
}

function read(storage: SafeStorage): Remembered {
  const entries = storageKeys.map((key) => [key, cleaned(key, storage.get(key))]);
  return Object.fromEntries(entries) as Remembered;
}

function stateOf(remembered: Remembered, ended: SessionEnd | null): SessionState {
  return { remembered, isLoggedIn: isLoggedIn(remembered), ended };
}
