import type { GeoPlace } from '@nukkad/platform/contract';
import type { Filters } from '@nukkad/platform/contract/definitions';
import { ApiError } from '../../core/http/problems';
import type { GeoService } from '../geo/geo.service';
import { type Point, slugOf } from '../geo/places.model';

/** Where a list looks. */
export interface Area {
  /** What was asked for, or the one city that narrows it elsewhere; null when nothing or several. */
  place: GeoPlace | null;
  /** Where distances are measured from; a whole city and people elsewhere have no such point. */
  point: Point | null;
  /** What the list is limited to. */
  cities: GeoPlace[];
  /** Everywhere somebody can be listed. */
  allCities: GeoPlace[];
  allLocalities: GeoPlace[];
}

type Asked = Pick<Filters, 'loc' | 'lat' | 'lng' | 'city' | 'state' | 'r' | 'sort'>;

interface Deps {
  geo: GeoService;
  /** The installation's own place. */
  home: () => Promise<GeoPlace>;
}

/**
 * The area of a list: the cities named by `city` and `state`, else, unless it reaches
 * `everywhere`, the city of the place asked for or of the installation. Cities named away from that
 * place stand in for it: a list of Pune is not one of HSR Layout. Fails with `place-unknown` for
 * slugs nobody knows.
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

/** Whether a city is among those that `city` and `state` name; without them, every one is. */
export const isCityIn = (place: GeoPlace, { city, state }: Pick<Asked, 'city' | 'state'>) =>
  (!city || city.includes(place.slug)) && (!state || state.includes(slugOf(place.state)));

function mustBeKnown({ city = [], state = [] }: Asked, places: GeoPlace[]): void {
  const cities = new Set(places.map(({ citySlug }) => citySlug));
  const states = new Set(places.map((place) => slugOf(place.state)));
  if (!city.every((slug) => cities.has(slug))) throw unknown('city');
  if (!state.every((slug) => states.has(slug))) throw unknown('state');
}

async function placeOf({ loc, lat, lng }: Asked, places: GeoPlace[], geo: GeoService) {
  if (lat !== undefined && lng !== undefined) {
    const point = { lat, lng };
    return { place: (await geo.nearest(point)).place, point };
  }
  if (loc === undefined) return { place: null, point: null };
  const place = places.find(({ slug }) => slug === loc);
  if (!place) throw unknown('place');
  return { place, point: place.point };
}

const unknown = (what: string) =>
  new ApiError('place-unknown', `There is no ${what} of this name in the directory.`);
