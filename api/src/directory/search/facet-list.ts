import type { Facet, FacetName, GeoPlace } from '@nukkad/platform/contract';
import { slugOf } from '../geo/places.model';
import { isCityIn } from './area';
import type { Counts } from './counts';
import { packedFacets } from './facet-options';
import { toFacet } from './facets/facets.model';
import type { ListQuery } from './list-query';
import { availOptions } from './weeks.model';

/** Every facet of a list with the counts of its options. */
export function facetsOf(listQuery: ListQuery, counts: Counts): Facet[] {
  return [
    ...packedFacets.flatMap((name) => packedFacet(name, listQuery, counts)),
    availFacet(listQuery, counts),
    ...placeFacets(listQuery, counts),
  ];
}

const scaled = (count: number | undefined, { scale }: Counts) => Math.round((count ?? 0) * scale);

const isChosen = ({ filters }: ListQuery, name: Exclude<FacetName, 'quick'>, value: string) =>
  filters[name]?.includes(value) ?? false;

function packedFacet(
  name: (typeof packedFacets)[number],
  listQuery: ListQuery,
  counts: Counts,
): Facet[] {
  const options = listQuery.options.filter(({ facet }) => facet === name);
  if (options.length === 0) return [];
  const countOf = ({ bit }: { bit: number }) => scaled(counts.options[bit], counts);
  return [
    toFacet(name, options, counts.scale === 1, countOf, ({ value }) =>
      isChosen(listQuery, name, value),
    ),
  ];
}

function availFacet(listQuery: ListQuery, counts: Counts): Facet {
  const options = availOptions.map((option, bit) => ({ ...option, bit }));
  const countOf = ({ bit }: { bit: number }) => scaled(counts.avail[bit], counts);
  return toFacet('avail', options, counts.scale === 1, countOf, ({ value }) =>
    isChosen(listQuery, 'avail', value),
  );
}

/** Cities are counted within the chosen states, states within the chosen cities. */
function placeFacets(listQuery: ListQuery, counts: Counts): Facet[] {
  const { area, filters } = listQuery;
  const countIn = (cities: GeoPlace[]) =>
    cities.reduce((sum, { _id }) => sum + (counts.cities.get(_id) ?? 0), 0);
  const cities = area.allCities.map((city) => ({ value: city.slug, label: city.name, city }));
  const states = [...new Set(area.allCities.map(({ state }) => state))].sort();
  const inStates = area.allCities.filter((city) => isCityIn(city, { state: filters.state }));
  const inCities = area.allCities.filter((city) => isCityIn(city, { city: filters.city }));
  return [
    toFacet(
      'city',
      cities,
      counts.citiesExact,
      ({ city }) => countIn(inStates.filter(({ _id }) => _id === city._id)),
      ({ value }) => isChosen(listQuery, 'city', value),
    ),
    toFacet(
      'state',
      states.map((state) => ({ value: slugOf(state), label: state, state })),
      counts.citiesExact,
      ({ state }) => countIn(inCities.filter((city) => city.state === state)),
      ({ value }) => isChosen(listQuery, 'state', value),
    ),
  ];
}
