export const text = {
  all: 'All',
  loading: (many: string) => `Loading ${many}`,
  results: 'Results',
  count: (count: string, many: string) => `${count} ${many}`,
  countIn: (count: string, place: string) => `${count} in ${place}`,
  countAround: (count: string, place: string, city: string) =>
    `${count} in ${place} and the rest of ${city}`,
  countWithin: (count: string, km: number, place: string) => `${count} within ${km} km of ${place}`,
  countLiked: (count: string) => `${count} you like`,
  description: (count: string) =>
    `Compare ${count} by rating, fee, distance and next free time. Call, chat or book online.`,
  descriptionOf: (title: string) =>
    `${title}: compare ratings, fees, distances and free times, then call, chat or book online.`,
  seeEveryone: (many: string) => `See all ${many}`,
  writeComplaint: 'Write a Complaint',
  searchIn: (many: string) => `Search ${many}`,
  search: 'Search',
  map: 'Map',
  backToList: 'Back to list',
  mapOf: (many: string, place: string) => `Map of ${many}, around ${place}`,
  otherProfession: (term: string, many: string) => `“${term}” finds more among ${many}`,
  otherProfessionWhy: (count: string, many: string) => `${count} ${many} match it.`,
  otherProfessionLink: (many: string) => `Show ${many}`,
  offices: 'government offices',
  beside: 'Forms and questions',
  asidePart: 'forms and questions',
  bannerTitle: (subject: string | null) =>
    subject === null ? 'Your first lesson is a trial' : `Your first ${subject} lesson is a trial`,
  bannerText: (place: string) =>
    `Pick a teacher in ${place}, book 20 free minutes, and see whether it fits before you pay.`,
} as const;
