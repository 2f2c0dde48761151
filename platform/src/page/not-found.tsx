import { createContext, useContext, useEffect } from 'react';

/** Set by the shell around each screen: what happens when the screen disowns its address. */
export const NotFoundContext = createContext<() => void>(() => {});

/**
 * Rendered by a screen whose address names nothing (no such category). The shell then draws what
 * it draws for every unknown address.
 *
 * @example if (!category) return <NotFound />;
 */
export function NotFound(): null {
  const onNotFound = useContext(NotFoundContext);
  useEffect(onNotFound, [onNotFound]);
  return null;
}
