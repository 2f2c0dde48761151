import type { Translation } from '@nukkad/platform/words';
import type * as english from './filters.text';

export const labels: Translation<typeof english.labels> = {
  sort: 'ಕ್ರಮ',
  level: 'ಹಂತ',
  gender: 'ಲಿಂಗ',
  fee: 'ಬೆಲೆ',
  exp: 'ಅನುಭವ',
  state: 'ರಾಜ್ಯ',
  city: 'ನಗರ',
  court: 'ನ್ಯಾಯಾಲಯ',
  lang: 'ತಿಳಿದ ಭಾಷೆಗಳು',
  now: 'ಈಗ ಲಭ್ಯ',
  avail: 'ಲಭ್ಯ',
  top: 'ಉತ್ತಮ ರೇಟಿಂಗ್',
  popular: 'ಜನಪ್ರಿಯ',
  rating: 'ರೇಟಿಂಗ್',
  r: 'ದೂರ',
  quick: 'ಬೇಗ ಉತ್ತರ',
  liked: 'ಮೆಚ್ಚಿನವು',
};

export const sortLabels: Translation<typeof english.sortLabels> = {
  relevance: 'ಹೆಚ್ಚು ಸೂಕ್ತ',
  soonest: 'ಅತಿ ಬೇಗ',
  distance: 'ದೂರ',
  rating: 'ರೇಟಿಂಗ್',
  popular: 'ಜನಪ್ರಿಯ',
  'fee-low': 'ಶುಲ್ಕ: ಕಡಿಮೆಯಿಂದ ಹೆಚ್ಚು',
  'fee-high': 'ಶುಲ್ಕ: ಹೆಚ್ಚಿನಿಂದ ಕಡಿಮೆ',
  experience: 'ಅನುಭವ',
};

export const text: Translation<typeof english.text> = {
  filters: 'ಫಿಲ್ಟರ್‌ಗಳು',
  filtersCount: (count) => (count === 0 ? 'ಫಿಲ್ಟರ್‌ಗಳು' : `ಫಿಲ್ಟರ್‌ಗಳು (${count})`),
  allFilters: 'ಎಲ್ಲಾ ಫಿಲ್ಟರ್‌ಗಳು',
  sort: 'ಕ್ರಮ',
  part: 'ಫಿಲ್ಟರ್‌ಗಳು',
  loading: 'ಲೋಡ್ ಆಗುತ್ತಿದೆ…',
  noChoice: (label) => `ಇಲ್ಲಿ “${label}” ಅಡಿಯಲ್ಲಿ ಆಯ್ಕೆ ಮಾಡಲು ಏನೂ ಇಲ್ಲ.`,
  option: (label, count, isExact) =>
    isExact ? `${label} (${count})` : `${label} (ಸುಮಾರು ${count})`,
  anyDistance: 'ಯಾವುದೇ ದೂರ',
  within: (km) => `${km} ಕಿ.ಮೀ. ಒಳಗೆ`,
  whyPosition: (place) =>
    `ನೀವಿರುವ ಜಾಗದಿಂದ ದೂರ ಅಳೆಯಲು ನಿಮ್ಮ ಸಾಧನದ ಸ್ಥಳವನ್ನು ಒಮ್ಮೆ ಕೇಳಲಾಗುತ್ತದೆ. ಸಾಧನ ನಿರಾಕರಿಸಿದರೆ, ದೂರವನ್ನು ${place} ಮಧ್ಯದಿಂದ ಅಳೆಯಲಾಗುತ್ತದೆ.`,
  askingPosition: 'ನಿಮ್ಮ ಸಾಧನದ ಸ್ಥಳ ಕೇಳಲಾಗುತ್ತಿದೆ…',
  noPosition: (place) => `ನೀವಿರುವ ಸ್ಥಳ ತಿಳಿದಿಲ್ಲ, ಆದ್ದರಿಂದ ದೂರವನ್ನು ${place} ಮಧ್ಯದಿಂದ ಅಳೆಯಲಾಗುತ್ತದೆ.`,
  applied: 'ಅನ್ವಯಿಸಿದ ಫಿಲ್ಟರ್‌ಗಳು',
  apply: 'ಅನ್ವಯಿಸಿ',
  clearAll: 'ಎಲ್ಲ ತೆಗೆಯಿರಿ',
  term: (term) => `“${term}”`,
  show: (count) => `ತೋರಿಸಿ: ${count}`,
  showing: 'ಎಣಿಸಲಾಗುತ್ತಿದೆ…',
};
