import type { GeoState, GeoStateDetails } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { memoize } from '../../core/caching/memoize';
import type { Tables } from '../../core/db/tables.generated';
import { orNotFound } from '../../core/http/problems';
import { countIn, firstOf, statesOf } from './states.model';
import { citiesWithVendors } from './states.store';

/**
 * Maximum age of the counts, in milliseconds: counting a million vendors is slow, and a state's
 * count may lag.
 */
const freshFor = 60_000;

export type StatesService = ReturnType<typeof statesService>;

/** An operator's change is visible within two seconds. */
const firstFreshFor = 1_000;

/** States with listed vendors. `firstStates`: slugs that an operator put first. */
export function statesService(db: Kysely<Tables>, firstStates: () => Promise<string[]>) {
  const states = memoize(freshFor, async () => statesOf(await citiesWithVendors(db)), 'any');
  const first = memoize(firstFreshFor, firstStates);
  return {
    /** The states an operator put first, then the others by name. */
    async all(): Promise<GeoState[]> {
      const all = (await states()).map(({ places: _places, ...state }) => state);
      return firstOf(all, await first());
    },

    /** The cities with most professionals of a profession, in all states. */
    async largestCities(profession: string, limit: number): Promise<GeoStateDetails['places']> {
      const cities = (await states())
        .flatMap(({ places }) => places)
        .filter((city) => countIn(city, profession) > 0);
      return cities.sort((a, b) => countIn(b, profession) - countIn(a, profession)).slice(0, limit);
    },

    /** Fails with `not-found`, also for a state without listed vendors. */
    async bySlug(slug: string): Promise<GeoStateDetails> {
      const state = (await states()).find((one) => one.slug === slug);
      return orNotFound(state, 'Nobody is listed in a state of this name.');
    },
  };
}
