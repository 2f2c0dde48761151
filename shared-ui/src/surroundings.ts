import { useSyncExternalStore } from 'react';

const STILL = '(prefers-reduced-motion: reduce)';

/** Whether the page is hidden: in a background tab or a minimised window. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(
    followVisibility,
    () => document.visibilityState === 'hidden',
    () => false,
  );
}

/** Whether the user prefers reduced motion. Autoplay stops then. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(followMotion, asksForLess, () => true);
}

const never = () => () => {};

/** Whether HTML of a page rendered ahead of the visit is being hydrated, or rendered. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

function followVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

// jsdom has no media queries; a test that needs one supplies it.
function followMotion(onChange: () => void): () => void {
  const query = globalThis.matchMedia?.(STILL);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

function asksForLess(): boolean {
  return globalThis.matchMedia?.(STILL).matches ?? false;
}
