import { createContext, useContext, useEffect } from 'react';
import { PageSinkContext } from './use-page';

/** Set by the shell around each screen: called when the screen reports an unknown address. */
export const NotFoundContext = createContext<() => void>(() => {});

/**
 * Rendered by a screen whose address names nothing (no such category). The shell then shows its
 * fallback for unknown addresses; whoever renders ahead of the visit learns it from the page sink.
 *
 * @example if (!category) return <NotFound />;
 */
export function NotFound(): null {
  const onNotFound = useContext(NotFoundContext);
  useContext(PageSinkContext)?.notFound();
  useEffect(onNotFound, [onNotFound]);
  return null;
}

/**
 * Rendered within a screen's own panel for an address that names nothing (no such vendor): a page
 * rendered ahead of the visit is then answered with 404. Nothing in a browser.
 *
 * @example <Missing />
 */
export function Missing(): null {
  useContext(PageSinkContext)?.missing();
  return null;
}
