export const text = {
  noStack: 'There is no such error, or it was reported without a stack.',
} as const;
