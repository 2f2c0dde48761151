export const text = {
  label: 'Locality, city or PIN code',
  hint: 'Type at least 2 letters.',
  recent: 'Recent',
  suggestions: 'Suggestions',
  searching: 'Searching…',
  found: (count: number) => (count === 1 ? '1 place found.' : `${count} places found.`),
  nothing: (term: string) =>
    `No place found for “${term}”. Check the spelling, or try the city or the PIN code.`,
  searchFailed: 'Places could not be searched.',
  retry: 'Retry',
  nobodyYet: 'nobody listed yet',
  useMine: 'Use my location',
  locating: 'Finding your location…',
};
