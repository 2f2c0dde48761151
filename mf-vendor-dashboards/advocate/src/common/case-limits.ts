/** Maximum lengths of the API, in characters. */
export const caseLimits = {
  title: 160,
  opponent: 120,
  court: 160,
  stage: 80,
  note: 4_000,
} as const;
