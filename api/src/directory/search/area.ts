import type { GeoPlace } from '@nukkad/platform/contract';
import type { Filters } from '@nukkad/platform/contract/definitions';
import { ApiError } from '../../core/http/problems';
import type { GeoService } from '../geo/geo.service';
import { type Point, placeOfSlug, slugOf } from '../geo/places.model';

/** The area that a list covers. */
export interface Area {
  /** The place asked for, or the single city that replaces it; null for none or several. */
  place: GeoPlace | null;
  /** Origin of distances; null for a whole city and for a city away from the user. */
  point: Point | null;
  /** The cities that the list is limited to. */
  cities: GeoPlace[];
  /** All cities that vendors can be listed in. */
  allCities: GeoPlace[];
  allLocalities: GeoPlace[];
}

type Asked = Pick<Filters, 'loc' | 'lat' | 'lng' | 'city' | 'state' | 'r' | 'sort'>;

interface Deps {
  geo: GeoService;
  /** The installation's default place. */
  home: () => Promise<GeoPlace>;
}

/**
 * The area of a list: the cities named by `city` and `state`, else, unless it covers `everywhere`,
 * the city of the place asked for or of the installation. Cities away from that place replace it: a
 * list of Pune is not one of HSR Layout. Fails with `place-unknown` for unknown slugs.
 */
export async function areaOf(asked: Asked, deps: Deps, everywhere: boolean): Promise<Area> {
  const places = await deps.geo.all();
  const { place, point } = await placeOf(asked, places, deps.geo);
  const allCities = places.filter(({ kind, isServed }) => kind === 'city' && isServed);
  const allLocalities = places.filter(({ kind }) => kind === 'locality');
  mustBeKnown(asked, places);
  const isNamed = (city: GeoPlace) => isCityIn(city, asked);
  const { citySlug } = place ?? (await deps.home());
  const isNarrowed = asked.city !== undefined || asked.state !== undefined;
  const isChosen = isNarrowed || everywhere;
  const cities = allCities.filter(isChosen ? isNamed : (city) => city.slug === citySlug);
  const rest = { cities, allCities, allLocalities };
  const named = places.filter((one) => one.kind === 'city' && isNamed(one));
  if (!isNarrowed || named.some((one) => one.slug === place?.citySlug)) {
    return { place, point, ...rest };
  }
  const isMeasured = asked.r !== undefined || asked.sort === 'distance';
  return { place: only(named), point: isMeasured ? point : null, ...rest };
}

const only = (places: GeoPlace[]): GeoPlace | null =>
  places.length === 1 ? (places[0] ?? null) : null;

/** Whether a city matches `city` and `state`; without them, every city does. */
export const isCityIn = (place: GeoPlace, { city, state }: Pick<Asked, 'city' | 'state'>) =>
  (!city || city.includes(place.slug)) && (!state || state.includes(slugOf(place.state)));

function mustBeKnown({ city = [], state = [] }: Asked, places: GeoPlace[]): void {
  if (!areAmong(city, () => places.map(({ citySlug }) => citySlug))) throw unknown('city');
  if (!areAmong(state, () => places.map((place) => slugOf(place.state)))) throw unknown('state');
}

function areAmong(slugs: string[], all: () => string[]): boolean {
  if (slugs.length === 0) return true;
  const known = new Set(all());
  return slugs.every((slug) => known.has(slug));
}

async function placeOf({ loc, lat, lng }: Asked, places: GeoPlace[], geo: GeoService) {
  if (lat !== undefined && lng !== undefined) {
    const point = { lat, lng };
    return { place: (await geo.nearest(point)).place, point };
  }
  if (loc === undefined) return { place: null, point: null };
  const place = placeOfSlug(loc, places);
  if (!place) throw unknown('place');
  return { place, point: place.point };
}

const unknown = (what: 'city' | 'place' | 'state') =>
  new ApiError('place-unknown', `There is no ${what} of this name in the directory.`);
