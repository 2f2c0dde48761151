export const text = {
  heading: (term: string, place: string) => `Results for “${term}” in ${place}`,
  trail: 'Search',
  field: 'Search all professions',
  one: 'professional',
  many: 'professionals',
  corrected: (term: string) => `Showing results for “${term}”`,
  correctedWhy: 'Search instead for',
  /** Before and after the term. */
  didYouMean: ['Did you mean ', '?'],
  understoodAs: 'Best category',
  filters: 'From your words',
  removeFilter: (label: string) => `Search without: ${label}`,
  others: 'You may also mean',
  professions: 'Professions',
  all: (count: string) => `All (${count})`,
  profession: (label: string, count: string) => `${label} (${count})`,
  everywhere: 'Look in all professions',
  categories: 'Choose a category',
  description: (term: string, place: string) =>
    `Verified professionals for “${term}” in ${place}, with ratings, fees, distances and next free times.`,
} as const;
