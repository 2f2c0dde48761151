/** The reference number that users quote: `NK-T-000123`. */
export const referenceOf = (
  kind: 'C' | 'T' | 'D' | 'A' | 'Q' | 'B' | 'I' | 'L' | 'P',
  number: number,
): string => `NK-${kind}-${String(number).padStart(6, '0')}`;

/** The number in a typed reference: `nk-t-000123` or `123`; undefined for words. */
export function referenceNumber(typed: string): number | undefined {
  const [, digits] = /^(?:nk-[a-z]-)?0*(\d{1,9})$/i.exec(typed.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
