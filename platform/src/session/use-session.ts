import { useSyncExternalStore } from 'react';
import { type SessionState, session } from './session';
import { nothingRemembered } from './session.model';

/** Session of a page rendered ahead, which knows no visitor. */
const nobody: SessionState = { remembered: nothingRemembered, isLoggedIn: false, ended: null };

/**
 * Selects a part of the session; re-renders only when it changes. Signed out while rendering ahead
 * of the visit and while hydrating.
 *
 * @param select must return a primitive or a part of the state as it is, not a new object
 * @example const isLoggedIn = useSession((state) => state.isLoggedIn);
 */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useSyncExternalStore(
    session.subscribe,
    () => select(session.get()),
    () => select(nobody),
  );
}
