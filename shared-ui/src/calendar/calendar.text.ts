export const text = {
  selected: 'selected',
  notAvailable: 'not available',
} as const;
