/** Words that stand on every card. */
export const text = {
  product: 'Nukkad',
} as const;
