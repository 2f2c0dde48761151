import type { Composition, SiteRoute } from '@nukkad/platform/contract';
import type { ReactNode } from 'react';

/** What draws a route of the site map is given. */
export interface PlaceProps {
  route: SiteRoute;
  /** The fallback (404) route. */
  unknown: SiteRoute;
  remotes: Composition['remotes'];
  /** Stands around everything but a ready screen. */
  frame: (content: ReactNode) => ReactNode;
}
