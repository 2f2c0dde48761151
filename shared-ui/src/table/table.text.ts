export const text = {
  nothingYet: 'Nothing here yet',
} as const;
