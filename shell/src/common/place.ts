import type { RemoteRelease, SiteRoute } from '@nukkad/platform/contract';
import type { ReactNode } from 'react';

/** Props of every component that renders a route of the site map. */
export interface PlaceProps {
  route: SiteRoute;
  /** The fallback (404) route. */
  unknown: SiteRoute;
  remotes: Record<string, Pick<RemoteRelease, 'part' | 'serves'>>;
  /** Wraps everything except a loaded screen. */
  frame: (content: ReactNode) => ReactNode;
}
