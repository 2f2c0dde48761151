/** What stands in the page from the start; the words of the suggestions come with them. */
export const text = {
  what: 'What are you looking for?',
  whatHint: 'Search doctors, advocates, teachers and many more.....',
  where: 'Location',
  suggestionsName: 'search suggestions',
  searching: 'Searching…',
} as const;
