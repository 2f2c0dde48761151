import { useSyncExternalStore } from 'react';

/** From here on the panel stands beside the page; `details.module.css` has the same width. */
const WIDE = '(min-width: 64rem)';

/** Whether the panel stands beside the page; null before hydration. */
export function useWide(): boolean | null {
  return useSyncExternalStore(subscribe, isWide, () => null);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia?.(WIDE);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

// Without `matchMedia`, show everything on the page itself.
const isWide = () => window.matchMedia?.(WIDE).matches ?? true;
