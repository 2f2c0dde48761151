import { defaultPlace, type GeoPlace } from '@nukkad/platform/contract';
import type { ApiAnswer } from '../protocol';
import { within } from './within';

const SITE_CONTENT = '/api/content/site';
const ALL_PLACES = '/api/geo/places';

/** Milliseconds for which places are not asked for again. */
const FRESH_FOR = 60_000;
const AGAIN_AFTER = 1_000;

/** Localities that pages can be in. */
export interface KnownPlaces {
  /** The installation's. */
  home: GeoPlace;
  /** Undefined until the API has told them. */
  bySlug?: ReadonlyMap<string, GeoPlace>;
}

/**
 * Reads the localities of the installation. While the API does not answer, they are those last
 * known.
 *
 * @param longest milliseconds that a page waits for them
 */
export function knownPlaces(
  read: (path: string) => Promise<ApiAnswer>,
  longest: number,
): () => Promise<KnownPlaces> {
  let known: KnownPlaces = { home: defaultPlace };
  let dueAt = 0;
  let reading: Promise<void> | undefined;

  async function renew(): Promise<void> {
    dueAt = Date.now() + AGAIN_AFTER;
    const [site, all] = await Promise.all([read(SITE_CONTENT), read(ALL_PLACES)]);
    if (site.status !== 200) return;
    const home = (JSON.parse(site.body) as { place?: GeoPlace }).place ?? defaultPlace;
    known = { ...known, home };
    if (all.status !== 200) return;
    known.bySlug = bySlug(JSON.parse(all.body) as GeoPlace[]);
    dueAt = Date.now() + FRESH_FOR;
  }
  return async () => {
    if (Date.now() >= dueAt) {
      reading ??= renew().finally(() => {
        reading = undefined;
      });
      await within(longest, reading);
    }
    return known;
  };
}

/** Of equal slugs the first, which is the one that lists take. */
function bySlug(places: readonly GeoPlace[]): Map<string, GeoPlace> {
  return new Map(places.toReversed().map((place) => [place.slug, place]));
}
