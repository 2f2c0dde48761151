import { formatCount } from '@nukkad/platform/format';

export const text = {
  panel: 'Suggestions',
  recent: 'Recent Searches',
  trending: 'Trending Searches',
  clearAll: 'Clear All',
  clearRecent: 'Clear All: Recent Searches',
  groups: {
    speciality: 'Specialities',
    profession: 'Professions',
    person: 'People',
    place: 'Localities',
  },
  notCleared:
    'Cleared here, but your account could not be reached: your searches may come back. Clear them again then.',
  searching: 'Searching…',
  found: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  corrected: (word: string) => `Suggestions for “${word}”`,
  nothing: (term: string) => `No suggestions for “${term}”. Press Enter to search for it.`,
  failed: 'Suggestions cannot be shown just now. Press Enter to search for what you typed.',
  trendingFailed: 'What others search for could not be loaded.',
  retry: 'Retry',
  useMine: 'Use my location',
  locating: 'Finding your location…',
  recentPlaces: 'Recent Locations',
  places: 'Localities',
  typePlace: 'Type a locality, a city or a PIN code.',
  noPlace: (term: string) =>
    `No place found for “${term}”. Check the spelling, or try the city or the PIN code.`,
  placesFailed: 'Places cannot be searched just now. What you typed is used as it is.',
  nobodyYet: 'nobody listed yet',
  far: (place: string, km: number) =>
    `The nearest locality we know is ${place}, ${formatCount(Math.round(km))} km away. Type your city instead.`,
  problems: {
    unsupported: 'This browser cannot say where you are. Type your locality instead.',
    denied:
      'Your browser does not share your location with this site. Allow it in the site settings, or type your locality.',
    unavailable:
      'Your location could not be found. Check that location is on for this device, or type your locality.',
    timeout: 'Finding your location took too long. Try again, or type your locality.',
    failed: 'We could not look up what is near you. Try again, or type your locality.',
  },
} as const;
