export const text = {
  mustBeDigit: 'Must be a single digit',
  codeIsRight: 'The code is right',
  digitOf: (place: number, length: number) => `Digit ${place} of ${length}`,
} as const;
