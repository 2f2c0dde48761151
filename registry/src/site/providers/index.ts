import { cloudflare } from './cloudflare';
import { cloudfront } from './cloudfront';
import { netlify } from './netlify';
import { nginx } from './nginx';
import type { Provider } from './provider';

export type { Provider, SiteFacts } from './provider';
export { purgePaths } from './purge';

/** Providers by the name that `nukkad export --for` takes. */
export const providers: Readonly<Record<string, Provider>> = {
  cloudflare,
  cloudfront,
  netlify,
  nginx,
};
