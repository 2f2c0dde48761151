export const text = {
  search: 'Search',
} as const;
