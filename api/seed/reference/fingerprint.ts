import { createHash } from 'node:crypto';

/** A number that tells one content from another; as wide as an `int`. */
export const fingerprint = (content: unknown): number =>
  createHash('sha256').update(JSON.stringify(content)).digest().readInt32BE();

/** JSON with its keys in order: the database keeps none. */
export const canonical = (content: unknown): string => JSON.stringify(content, sorted);

const sorted = (_key: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
