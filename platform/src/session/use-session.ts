import { useSyncExternalStore } from 'react';
import { type SessionState, session } from './session';

/**
 * Selects a part of the session; re-renders only when it changes.
 *
 * @param select must return a primitive or a part of the state as it is, not a new object
 * @example const isLoggedIn = useSession((state) => state.isLoggedIn);
 */
export function useSession<T>(select: (state: SessionState) => T): T {
  const now = () => select(session.get());
  return useSyncExternalStore(session.subscribe, now, now);
}
