import type { GeoState, GeoStateDetails } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { memoize } from '../../core/caching/memoize';
import type { Tables } from '../../core/db/tables.generated';
import { orNotFound } from '../../core/http/problems';
import { countIn, firstOf, statesOf } from './states.model';
import { citiesWithVendors } from './states.store';

/** Counting a million takes a moment, and a state has thousands: its count may lag behind. */
const freshFor = 60_000;

export type StatesService = ReturnType<typeof statesService>;

/** What an operator has changed is seen within two seconds. */
const firstFreshFor = 1_000;

/** The states in which somebody is listed. `firstStates`: slugs of those that an operator put first. */
export function statesService(db: Kysely<Tables>, firstStates: () => Promise<string[]>) {
  const states = memoize(freshFor, async () => statesOf(await citiesWithVendors(db)));
  const first = memoize(firstFreshFor, firstStates);
  return {
    /** Those an operator put first, then the others by name. */
    async all(): Promise<GeoState[]> {
      const all = (await states()).map(({ places: _places, ...state }) => state);
      return firstOf(all, await first());
    },

    /** The cities with most people of a profession, whatever their state; none without any. */
    async largestCities(profession: string, limit: number): Promise<GeoStateDetails['places']> {
      const cities = (await states())
        .flatMap(({ places }) => places)
        .filter((city) => countIn(city, profession) > 0);
      return cities.sort((a, b) => countIn(b, profession) - countIn(a, profession)).slice(0, limit);
    },

    /** Fails with `not-found`, also for a state in which nobody is listed. */
    async bySlug(slug: string): Promise<GeoStateDetails> {
      const state = (await states()).find((one) => one.slug === slug);
      return orNotFound(state, 'Nobody is listed in a state of this name.');
    },
  };
}
