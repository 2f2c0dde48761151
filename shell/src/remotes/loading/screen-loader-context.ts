import { createContext } from 'react';
import type { ScreenLoader } from './screen-loader';

/** The page's loader, provided once at start. */
export const ScreenLoaderContext = createContext<ScreenLoader>({
  peek: () => undefined,
  load: () => Promise.reject(new Error('No screen loader is provided.')),
  release: () => undefined,
  resolve: () => Promise.reject(new Error('No screen loader is provided.')),
  fallbacks: () => ({ origins: [], hasPrevious: false }),
  isEarlier: () => false,
  phase: () => 'entry',
});
