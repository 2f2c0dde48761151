import { timingSafeEqual } from 'node:crypto';

/** Compares a header with the right signature, in constant time. */
export function isSameSignature(header: string | string[] | undefined, right: string): boolean {
  const given = Buffer.from(String(header ?? ''));
  const expected = Buffer.from(right);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
