import { useSyncExternalStore } from 'react';

const STILL = '(prefers-reduced-motion: reduce)';

/** Whether nobody can see the page: another tab is in front, or the window is put away. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(
    followVisibility,
    () => document.visibilityState === 'hidden',
    () => false,
  );
}

/** Whether the person asked for less motion. What moves by itself stands still then. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(followMotion, asksForLess, () => true);
}

function followVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

// jsdom knows no media queries; a test that needs one brings it.
function followMotion(onChange: () => void): () => void {
  const query = globalThis.matchMedia?.(STILL);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

function asksForLess(): boolean {
  return globalThis.matchMedia?.(STILL).matches ?? false;
}
