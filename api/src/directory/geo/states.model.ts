import type { GeoStateDetails } from '@nukkad/platform/contract';
import { slugOf } from './places.model';
import type { CityCount } from './states.store';

type City = GeoStateDetails['places'][number];

/** States by name, each with its cities, those with most professionals first. */
export function statesOf(counts: CityCount[]): GeoStateDetails[] {
  const names = [...new Set(counts.map(({ state }) => state))].sort();
  return names.map((name) => {
    const places = citiesOf(counts.filter(({ state }) => state === name));
    return {
      slug: slugOf(name),
      name,
      cities: places.length,
      vendors: sum(places),
      places,
    };
  });
}

function citiesOf(counts: CityCount[]): City[] {
  return [...new Set(counts.map(({ city }) => city))]
    .map((name) => {
      const professions = counts
        .filter(({ city }) => city === name)
        .map(({ profession: slug, vendors }) => ({ slug, vendors }))
        .sort((a, b) => b.vendors - a.vendors || a.slug.localeCompare(b.slug, 'en'));
      return { slug: slugOf(name), name, vendors: sum(professions), professions };
    })
    .sort((a, b) => b.vendors - a.vendors || a.name.localeCompare(b.name, 'en'));
}

const sum = (counts: readonly { vendors: number }[]): number =>
  counts.reduce((total, { vendors }) => total + vendors, 0);

/** Number of listed professionals of a profession in a city. */
export const countIn = ({ professions }: City, profession: string): number =>
  professions.find(({ slug }) => slug === profession)?.vendors ?? 0;

/** The same states: those in `slugs` first, in that order, the others unchanged. */
export function firstOf<S extends { slug: string }>(states: S[], slugs: string[]): S[] {
  const named = slugs.flatMap((slug) => states.filter((state) => state.slug === slug));
  return [...named, ...states.filter((state) => !named.includes(state))];
}
