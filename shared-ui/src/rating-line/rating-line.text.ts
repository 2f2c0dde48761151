export const text = {
  newcomer: 'New',
  ratedAs: (average: string, count: string) => `Rated ${average} out of 5, ${count} reviews`,
} as const;
