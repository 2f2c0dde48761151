import { createContext, useContext, useEffect } from 'react';

/** Set by the shell around each screen: called when the screen reports an unknown address. */
export const NotFoundContext = createContext<() => void>(() => {});

/**
 * Rendered by a screen whose address names nothing (no such category). The shell then shows its
 * fallback for unknown addresses.
 *
 * @example if (!category) return <NotFound />;
 */
export function NotFound(): null {
  const onNotFound = useContext(NotFoundContext);
  useEffect(onNotFound, [onNotFound]);
  return null;
}
