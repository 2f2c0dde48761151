import { useAhead } from '@nukkad/platform';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Origin of this site: `https://nukkad.example`; in a page rendered ahead, the public one. */
export function useOrigin(): string {
  const origin = useAhead()?.origin ?? '';
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => origin,
  );
}
