export const text = {
  loading: (name: string) => `Loading ${name}`,
  what: 'category',
  description: (name: string) =>
    `${name}: every kind on Nukkad and the best rated near you, with fees, distances and next free times.`,
  first: (many: string) => `Best rated ${many}`,
  seeAll: (count: string, many: string) => `See all ${count} ${many}`,
  nobody: (many: string) => `No ${many} here yet`,
  nobodyWhy: 'Nobody is listed in this category so far.',
  home: 'Go to the home page',
} as const;
