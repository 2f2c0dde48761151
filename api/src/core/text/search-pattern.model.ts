/** A pattern for ILIKE: what contains the words as they were typed. */
export const likePattern = (q: string): string => `%${q.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * The same for LIKE, of what was made small by `lower(… COLLATE "C")`: many times faster than ILIKE,
 * and only letters without accents are taken for their capitals.
 */
export const lowerLikePattern = (q: string): string =>
  likePattern(q.replace(/[A-Z]/g, (letter) => letter.toLowerCase()));

/** The number somebody types of a reference: `NK-B-000123`, `B-123` or `123`; null of a word. */
export function referenceNumber(q: string, prefix: string): number | null {
  const [, before, digits] = /^([A-Z]+(?:-[A-Z]+)?-)?(\d{1,9})$/i.exec(q.trim()) ?? [];
  if (digits === undefined) return null;
  const isOurs = before === undefined || `-${prefix}-`.endsWith(`-${before.toUpperCase()}`);
  return isOurs ? Number(digits) : null;
}
