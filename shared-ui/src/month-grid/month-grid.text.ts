export const text = {
  moreEntries: 'more',
} as const;
