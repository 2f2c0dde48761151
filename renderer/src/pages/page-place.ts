import { type GeoPlace, limits, localityCookie } from '@nukkad/platform/contract';
import type { ApiAnswer } from '../protocol';
import { knownPlaces } from './known-places';

/** Who says which locality a page is in. */
export type PlaceSource = 'address' | 'cookie' | 'default';

/** The locality of a page. */
export interface PagePlace {
  /** The address as it is rendered: with the slug of a known locality, or without any. */
  address: string;
  place: GeoPlace;
  source: PlaceSource;
}

const LOCALITY = new RegExp(`(?:^|;\\s*)${localityCookie}=([a-z0-9-]{1,80})\\s*(?:;|$)`);

/**
 * Finds the locality of a page: `?loc=` of the address, else the cookie's, else the installation's.
 * An unknown one is the installation's, so that invented names make no pages.
 *
 * @param longest milliseconds that a page waits for the known localities
 * @returns null while it is not known whether there is such a locality: serve the released page
 */
export function pagePlaces(
  read: (path: string) => Promise<ApiAnswer>,
  longest: number,
): (address: string, cookies: string | undefined) => Promise<PagePlace | null> {
  const known = knownPlaces(read, longest);
  return async (address, cookies) => {
    const { home, bySlug } = await known();
    const named = localityIn(address);
    const without = withLocality(address, null);
    if (named === '') {
      const chosen = bySlug?.get(LOCALITY.exec(cookies ?? '')?.[1] ?? '');
      return { address: without, place: chosen ?? home, source: chosen ? 'cookie' : 'default' };
    }
    if (!bySlug) return null;
    const place = bySlug.get(named);
    if (!place) return { address: without, place: home, source: 'default' };
    return { address: withLocality(address, place.slug), place, source: 'address' };
  };
}

/** The locality that an address names, as a slug: `HSR Layout` → `hsr-layout`; empty for none. */
function localityIn(address: string): string {
  const named = parsed(address)?.searchParams.get('loc') ?? '';
  if (named.length > limits.placeTermMaxLength) return '';
  return named
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function withLocality(address: string, slug: string | null): string {
  const url = parsed(address);
  if (!url) return address;
  if (slug === null) url.searchParams.delete('loc');
  else url.searchParams.set('loc', slug);
  return url.pathname + url.search;
}

/** Null for what is no path of this host; it is not rendered ahead. */
function parsed(address: string): URL | null {
  const isPath = !address.startsWith('//') && URL.canParse(address, 'http://localhost');
  return isPath ? new URL(address, 'http://localhost') : null;
}
