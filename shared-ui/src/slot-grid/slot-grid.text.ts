export const text = {
  noSlots: 'No slots',
  taken: '(taken)',
} as const;
