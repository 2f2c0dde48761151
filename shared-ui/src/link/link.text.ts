export const text = {
  opensElsewhere: '(opens in a new tab)',
} as const;
