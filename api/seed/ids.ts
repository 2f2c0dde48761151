import { hashOf, type Random, randomFor } from './random';

/** 1 January 2024: the first timestamp in ids of seeded data. */
const firstMoment = 1_704_067_200_000;

/**
 * A deterministic UUID of version 7's shape. `position` takes the place of the timestamp, so that
 * ids of one sequence sort in its order.
 */
function sampleId(position: number, random: Random): string {
  const moment = (firstMoment + position).toString(16).padStart(12, '0');
  const bits = Array.from({ length: 5 }, () => random.int(0, 0xffff).toString(16).padStart(4, '0'));
  const variant = '89ab'[random.int(0, 3)];
  return [
    moment.slice(0, 8),
    moment.slice(8),
    `7${bits[0]?.slice(1)}`,
    `${variant}${bits[1]?.slice(1)}`,
    bits.slice(2).join(''),
  ].join('-');
}

/** Consecutive ids, from `position` on. */
export function idsAt(position: number, random: Random): () => string {
  let next = position;
  return () => sampleId(next++, random);
}

/** The id of an entity by its name: `namedId('category', 'doctor/dentist')`. */
export const namedId = (kind: string, name: string): string =>
  sampleId(0, randomFor(hashOf(kind), hashOf(name), name));

const remembered = new Map<string, string>();

/** `namedId`, cached, for repeated calls. */
export function rememberedId(kind: string, name: string): string {
  const key = `${kind} ${name}`;
  const id = remembered.get(key) ?? namedId(kind, name);
  remembered.set(key, id);
  return id;
}

/** `Websites IT & Software` → `websites-it-software`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
