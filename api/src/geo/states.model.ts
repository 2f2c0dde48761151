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

/** The same states, those whose slugs are named first in that order, the others as they stood. */
export function firstOf<S extends { slug: string }>(states: S[], slugs: string[]): S[] {
  const named = slugs.flatMap((slug) => states.filter((state) => state.slug === slug));
  return [...named, ...states.filter((state) => !named.includes(state))];
}
