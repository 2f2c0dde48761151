export const text = {
  title: 'Trusted professionals near you',
  heading: 'Discover & Search, Trusted Professionals Near You',
  lead: 'Doctors, teachers, advocates, engineers and more, with fees, languages and ratings in plain sight.',
  what: 'What are you looking for?',
  whatHint: 'Search doctors, advocates, teachers and many more.....',
  where: 'Location',
  notFoundWhy: 'The address may be old or misspelt. Search, or start from a category below.',
  categories: 'Categories',
  categoriesLead: 'Choose whom you need',
  loadingCategories: 'Loading categories',
  categoriesName: 'categories',
  noCategories: 'No categories yet',
  noCategoriesWhy: 'Professionals appear here as soon as the first category opens.',
  forProfessionals: 'Are you a professional?',
  forProfessionalsWhy:
    'Show your work, fees and hours to people in your neighbourhood. Listing is free.',
  listYourself: 'List yourself for free',
} as const;
