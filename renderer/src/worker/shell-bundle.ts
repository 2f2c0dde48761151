/** What the shell's server bundle exports; its source is `shell/src/server/server.tsx`. */
import type { Composition, GeoPlace, SiteRoute } from '@nukkad/platform/contract';

export interface AheadRequest {
  address: string;
  composition: Composition;
  origin: string;
  place: GeoPlace;
  remoteOf: (part: string) => unknown;
}

export interface HeadTag {
  name: string;
  attributes: Record<string, string>;
  text?: string;
}

export interface RenderedPage {
  html: string;
  head: HeadTag[];
  /** 404: the address names nothing, and the page says so. */
  status: 200 | 404;
  state: { isUnknown?: boolean };
  route: SiteRoute;
}
