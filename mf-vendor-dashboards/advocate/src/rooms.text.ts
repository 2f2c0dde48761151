export const text = {
  cases: 'My Cases',
  clients: 'Clients',
} as const;
