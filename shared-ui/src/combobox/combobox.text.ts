export const text = {
  searching: 'Searching…',
  clear: (what: string) => `Clear: ${what}`,
} as const;
