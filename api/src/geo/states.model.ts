import type { GeoStateDetails } from '@nukkad/platform/contract';
import { slugOf } from './places.model';
import type { CityCount } from './states.store';

/** States by name, each with its cities, those with most people first. */
export function statesOf(cities: CityCount[]): GeoStateDetails[] {
  const names = [...new Set(cities.map(({ state }) => state))].sort();
  return names.map((name) => {
    const within = cities.filter(({ state }) => state === name);
    const places = within
      .map(({ city, vendors }) => ({ slug: slugOf(city), name: city, vendors }))
      .sort((a, b) => b.vendors - a.vendors || a.name.localeCompare(b.name, 'en'));
    return {
      slug: slugOf(name),
      name,
      cities: places.length,
      vendors: places.reduce((sum, { vendors }) => sum + vendors, 0),
      places,
    };
  });
}
