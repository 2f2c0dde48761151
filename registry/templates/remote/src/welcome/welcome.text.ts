export const text = {
  title: 'Professions on Nukkad',
  loading: 'Loading professions',
  failed: 'The professions did not load',
  retry: 'Retry',
  none: 'No profession yet',
  noneWhy: 'Professions appear here as soon as somebody offers one.',
  count: (vendors: number) => (vendors === 1 ? '1 professional' : `${vendors} professionals`),
} as const;
