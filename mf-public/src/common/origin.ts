import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Where people reach this site: `https://nukkad.example`; empty while there is no browser. */
export function useOrigin(): string {
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
}
