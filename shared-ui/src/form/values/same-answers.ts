/**
 * Whether two forms have equal values, in any key order. Empty equals absent:
 * `sameAnswers({ note: '' }, {})` is true.
 */
export function sameAnswers(one: unknown, other: unknown): boolean {
  if (isNone(one) && isNone(other)) return true;
  if (!isGroup(one) || !isGroup(other)) return Object.is(one, other);
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => sameAnswers(one[name], other[name]));
}

const isNone = (value: unknown) => value === undefined || value === null || value === '';

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
