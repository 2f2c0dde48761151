/** Renders public pages ahead of the visit. */
import {
  type Composition,
  type GeoPlace,
  prefixOf,
  type SiteContent,
  type SiteRoute,
} from '@nukkad/platform/contract';
import { type AheadState, isRemoteModule, type ReactScreenModule } from '@nukkad/platform/host';
import {
  createQueryClient,
  type HeadTag,
  hasLostReads,
  headTags,
  type PageSink,
  PageSinkContext,
  type QueryClient,
  readsOf,
  renderTree,
  StaticRouter,
  setApiOrigin,
} from '@nukkad/platform/server';
import { pageLanguage } from '@nukkad/platform/words';
import { contactInPlace } from '../ahead/contact-in-place';
import { screenOf } from '../ahead/inline-ahead';
import { loaderOf, unbegunVisit } from '../ahead/stand-ins';
import { footerContent } from '../frame/footer/footer';
import { Product } from '../product';

/** What a page is rendered from. */
export interface AheadRequest {
  /** Path and query: `/doctors?spec=dentist`. */
  address: string;
  composition: Composition;
  /** Public origin, for absolute URLs. */
  origin: string;
  /** Search locality. */
  place: GeoPlace;
  /** The export `remote` of a part's server bundle; undefined for a part without one. */
  remoteOf: (part: string) => unknown;
}

/** A page rendered ahead of the visit. */
export interface RenderedPage {
  /** Content of `#root`. */
  html: string;
  head: HeadTag[];
  state: AheadState;
  /** 404 for an address that names nothing. */
  status: 200 | 404;
  /** The route whose screen the page shows. */
  route: SiteRoute;
}

// Reads have whole addresses; whoever answers them ignores the origin.
setApiOrigin('http://localhost');

/**
 * Renders a public page with everything it reads. Rejects with what a screen threw.
 *
 * @returns null for a page that is not rendered ahead: it is private, or its part has no server
 *   bundle
 */
export async function renderAhead(request: AheadRequest): Promise<RenderedPage | null> {
  const client = createQueryClient();
  try {
    await footerContent.bring();
    const found = await renderRoute(request, client, false);
    if (found !== 'unknown') return found;
    const fallback = await renderRoute(request, client, true);
    return fallback === 'unknown' ? null : fallback;
  } finally {
    client.clear();
  }
}

/** Name and contact data of the installation, if the page has read them. */
function siteContentIn({ answers }: Pick<AheadState, 'answers'>): SiteContent | undefined {
  const [, answer] = answers.find(([[call]]) => call === 'getSiteContent') ?? [];
  return answer as SiteContent | undefined;
}

async function renderRoute(
  { address, composition, origin, place, remoteOf }: AheadRequest,
  client: QueryClient,
  isUnknown: boolean,
): Promise<RenderedPage | 'unknown' | null> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const route = screenOf(pathname, composition, { isUnknown });
  const module = route && (await screenModule(remoteOf(route.remote), route.screen));
  if (!route || !module) return null;
  const state: AheadState = {
    ...{ lock: composition.lock, origin, place, answers: [] },
    isUnknown: isUnknown || route.path === '*',
    ...(searchParams.get('loc') === place.slug && { isPlaceNamed: true }),
  };
  const draw = (sink: PageSink) => (
    <PageSinkContext value={sink}>
      <Product
        visit={{ composition, live: composition, badge: null }}
        pinned={unbegunVisit(route.remote)}
        loader={loaderOf(composition, route, module)}
        measure={() => {}}
        Router={({ children }) => (
          <StaticRouter basename={prefixOf(pageLanguage()) || '/'} location={address}>
            {children}
          </StaticRouter>
        )}
        client={client}
        ahead={state}
      />
    </PageSinkContext>
  );
  const drawn = await renderTree(draw, client);
  if (drawn.isNotFound && !state.isUnknown) return 'unknown';
  const status = drawn.isMissing || state.isUnknown ? 404 : 200;
  const reads = readsOf(client);
  // The browser would ask again, and show another page.
  if (hasLostReads(client)) return null;
  // A page that is there, and a part of it that is not.
  if (reads.absences && status !== 404) return null;
  const { page, parts } = drawn;
  const site = siteContentIn(reads);
  const html = site ? contactInPlace(drawn.html, site) : drawn.html;
  const head = page ? headTags(page, parts, origin) : [];
  return { html, head, status, route, state: { ...state, ...reads } };
}

/** A screen without React is drawn in the browser alone. */
async function screenModule(
  remote: unknown,
  screen: string,
): Promise<ReactScreenModule | undefined> {
  const module = isRemoteModule(remote) ? await remote.screens[screen]?.() : undefined;
  return module && 'Screen' in module ? module : undefined;
}
