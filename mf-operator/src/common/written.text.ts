export const text = {
  needed: 'Fill this in.',
  tooLong: (most: number) => `At most ${most} characters.`,
} as const;
