import { type GeoPlace, limits, type NearestPlace, type PinPlace } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { memoize } from '../../core/caching/memoize';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import { nearestTo, placesFitting, placesFor } from './places.model';
import { allPlaces } from './places.store';

/** Maximum age of the cached places, in milliseconds; reference data changes rarely. */
const freshFor = 60_000;

export type GeoService = ReturnType<typeof geoService>;

/** Look-ups of places: localities, cities and PIN codes. */
export function geoService(db: Kysely<Tables>) {
  const places = memoize(freshFor, () => allPlaces(db));
  return {
    /** Every known locality and city. */
    all: places,

    async suggest(term: string): Promise<GeoPlace[]> {
      return placesFor(term, await places(), limits.placesSuggested);
    },

    /** Like `suggest`, without correcting misspelt names. */
    async beginning(term: string, most: number): Promise<GeoPlace[]> {
      return placesFitting(term, await places(), most);
    },

    async nearest(point: { lat: number; lng: number }): Promise<NearestPlace> {
      const nearest = nearestTo(point, await places());
      if (!nearest) throw new ApiError('not-found', 'No neighbourhood is known yet.');
      return nearest;
    },

    /** The place of a PIN code. Fails with `place-unknown`. */
    async ofPin(pin: string): Promise<PinPlace> {
      const [first, ...others] = (await places()).filter((place) => place.pin === pin);
      if (!first) throw new ApiError('place-unknown', `We do not know where ${pin} is.`);
      const { city, state } = first;
      const within = [first, ...others.filter((place) => place.city === city)];
      return { pin, city, state, localities: within.map(({ name }) => name) };
    },

    /** The locality, else the city, of that name; null when neither is known. */
    async named({ name, city }: { name: string; city: string }): Promise<GeoPlace | null> {
      const known = (await places()).filter((place) => place.city === city);
      return known.find((place) => place.name === name) ?? known[0] ?? null;
    },

    /**
     * Ids of the localities that a typed place can mean: the locality it names, if any, and all of
     * its city; both empty for an unknown place.
     */
    async localitiesOf(typed: string): Promise<{ near: string[]; city: string[] }> {
      const all = await places();
      const [meant] = placesFor(typed, all, 1);
      if (!meant) return { near: [], city: [] };
      const around = all.filter(
        ({ kind, citySlug }) => kind === 'locality' && citySlug === meant.citySlug,
      );
      const near = around.filter(({ _id }) => _id === meant._id);
      return { near: near.map(({ _id }) => _id), city: around.map(({ _id }) => _id) };
    },
  };
}
