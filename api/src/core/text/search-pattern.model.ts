/** An ILIKE pattern that matches texts containing the words as typed. */
export const likePattern = (q: string): string => `%${q.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * The same for LIKE on a column lowered by `lower(… COLLATE "C")`: many times faster than ILIKE,
 * but only ASCII letters match their capitals.
 */
export const lowerLikePattern = (q: string): string =>
  likePattern(q.replace(/[A-Z]/g, (email) => email.toLowerCase()));

/** The number of a typed reference: `NK-B-000123`, `B-123` or `123`; null for words. */
export function referenceNumber(q: string, prefix: string): number | null {
  const [, before, digits] = /^([A-Z]+(?:-[A-Z]+)?-)?(\d{1,9})$/i.exec(q.trim()) ?? [];
  if (digits === undefined) return null;
  const isOurs = before === undefined || `-${prefix}-`.endsWith(`-${before.toUpperCase()}`);
  return isOurs ? Number(digits) : null;
}
