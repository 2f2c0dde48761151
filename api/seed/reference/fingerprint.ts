import { createHash } from 'node:crypto';

/** A hash of the content, as wide as an `int`. */
export const fingerprint = (content: unknown): number =>
  createHash('sha256').update(JSON.stringify(content)).digest().readInt32BE();

/** JSON with sorted keys, as the database does not keep their order. */
export const canonical = (content: unknown): string => JSON.stringify(content, sorted);

const sorted = (_key: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
