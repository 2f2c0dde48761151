import type { GeoPlace } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { isCalled, slugOf } from './places.model';

/** Every known locality and city, by name: thousands at most. */
export async function allPlaces(db: Kysely<Tables>): Promise<GeoPlace[]> {
  const localities = await db
    .selectFrom('locality')
    .innerJoin('city', 'city.id', 'locality.city_id')
    .select([
      'locality.id',
      'locality.name',
      'city.name as city',
      'city.state',
      'locality.pin',
      'locality.lat',
      'locality.lng',
    ])
    .orderBy('locality.name')
    .orderBy('locality.id')
    .execute();
  const cities = await db.selectFrom('city').selectAll().orderBy('name').execute();
  const served = new Set(localities.map(({ city }) => city));
  return [
    ...cities.map(({ id, name, state }) => ({
      ...named('city', id, name, name, state),
      pin: null,
      point: null,
      isServed: served.has(name),
    })),
    ...localities.map(({ id, name, city, state, pin, lat, lng }) => ({
      ...named('locality', id, name, city, state),
      pin,
      point: { lat, lng },
      isServed: true,
    })),
  ];
}

const named = (kind: GeoPlace['kind'], _id: string, name: string, city: string, state: string) => ({
  _id,
  kind,
  name,
  slug: slugOf(name),
  city,
  citySlug: slugOf(city),
  state,
});

/** The state of a city by any of its names; null when no city of ours has it. */
export async function stateOfCity(db: Kysely<Tables>, written: string): Promise<string | null> {
  const cities = await db.selectFrom('city').select(['name', 'state']).execute();
  const found = cities.find(({ name }) => isCalled({ name, slug: slugOf(name) }, written));
  return found?.state ?? null;
}
