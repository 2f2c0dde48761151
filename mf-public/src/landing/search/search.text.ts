/** Texts of the initial page; those of the suggestions load with them. */
export const text = {
  what: 'What are you looking for?',
  whatHint: 'Search doctors, advocates, teachers and many more.....',
  where: 'Location',
  suggestionsName: 'search suggestions',
  searching: 'Searching…',
} as const;
