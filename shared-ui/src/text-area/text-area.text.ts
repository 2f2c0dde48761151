export const text = {
  charactersOf: (count: number, limit: number) => `${count} of ${limit}`,
  tooLong: 'Too long',
} as const;
