/** What a person is told to name when asking after something: `NK-T-000123`. */
export const referenceOf = (kind: 'T' | 'A' | 'Q' | 'B', number: number): string =>
  `NK-${kind}-${String(number).padStart(6, '0')}`;
