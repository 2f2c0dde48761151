/** What a person is told to name when asking after something: `NK-T-000123`. */
export const referenceOf = (
  kind: 'T' | 'A' | 'Q' | 'B' | 'I' | 'L' | 'P',
  number: number,
): string => `NK-${kind}-${String(number).padStart(6, '0')}`;
