export const text = {
  stillLoading: 'Still loading…',
} as const;
