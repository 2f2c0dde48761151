import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Origin of this site: `https://nukkad.example`; empty before hydration. */
export function useOrigin(): string {
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
}
