import { z } from 'zod';
import type { Tables } from '../../src/core/db/tables.generated';
import { rememberedId } from '../ids';
import data from './cities.json';

/** A neighbourhood with the coordinates of its usual centre. */
const place = z.strictObject({
  name: z.string().min(1),
  lat: z.number().min(6).max(37),
  lng: z.number().min(68).max(98),
  pin: z.string().regex(/^[1-9][0-9]{5}$/),
});

const city = z.strictObject({
  name: z.string().min(1),
  state: z.string().min(1),
  /** Busiest first. */
  places: z.array(place).min(1),
});

export type Place = z.infer<typeof place>;

/** All known cities, the home city first. */
export const cities = z.array(city).min(1).parse(data);

export const cityId = (name: string): string => rememberedId('city', name);

export const localityId = ({ name }: Place): string => rememberedId('locality', name);

export const cityRows = (): Tables['city'][] =>
  cities.map(({ name, state }) => ({ id: cityId(name), name, state }));

export const localityRows = (): Tables['locality'][] =>
  cities.flatMap(({ name, places }) =>
    places.map((place) => ({ id: localityId(place), city_id: cityId(name), ...place })),
  );
