export const text = {
  title: 'Trusted professionals near you',
  description:
    'Find and book local professionals you can trust: doctors, teachers, advocates, engineers and more, with fees, free times and ratings in plain sight.',
  heading: 'Discover & Search, Trusted Professionals Near You',
  lead: 'Doctors, teachers, advocates, engineers and more, with fees, languages and ratings in plain sight.',
  notFoundWhy: 'The address may be old or misspelt. Search, or start from a category below.',
  categories: 'Categories',
  categoriesLead: 'Choose whom you need',
  loadingCategories: 'Loading categories',
  categoriesName: 'categories',
  noCategories: 'No categories yet',
  noCategoriesWhy: 'Professionals appear here as soon as the first category opens.',
  parts: {
    banner: 'highlights',
    lists: 'sections of the home page',
    engagements: 'previous engagements',
    questions: 'questions',
    help: 'help form',
  },
  forProfessionals: 'Are you a professional?',
  forProfessionalsWhy:
    'Show your work, fees and hours to people in your neighbourhood. Listing is free.',
  listYourself: 'List yourself for free',
} as const;
