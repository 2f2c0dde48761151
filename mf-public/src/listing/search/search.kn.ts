import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './search.text';

export const text: Translation<typeof english> = {
  heading: (term, place) => `“${term}” ಫಲಿತಾಂಶಗಳು, ${place}`,
  trail: 'ಹುಡುಕಾಟ',
  field: 'ಎಲ್ಲಾ ವೃತ್ತಿಗಳಲ್ಲಿ ಹುಡುಕಿ',
  one: 'ವೃತ್ತಿಪರರು',
  many: 'ವೃತ್ತಿಪರರು',
  corrected: (term) => `“${term}” ಫಲಿತಾಂಶಗಳನ್ನು ತೋರಿಸಲಾಗುತ್ತಿದೆ`,
  correctedWhy: 'ಬದಲಾಗಿ ಇದನ್ನು ಹುಡುಕಿ:',
  didYouMean: ['ನೀವು ಹುಡುಕುತ್ತಿರುವುದು ', ' ಎಂದೇ?'],
  understoodAs: 'ಹೆಚ್ಚು ಸೂಕ್ತ ವರ್ಗ',
  filters: 'ನಿಮ್ಮ ಪದಗಳಿಂದ',
  removeFilter: (label) => `ಇದಿಲ್ಲದೆ ಹುಡುಕಿ: ${label}`,
  others: 'ನಿಮಗೆ ಇವೂ ಬೇಕಾಗಿರಬಹುದು',
  professions: 'ವೃತ್ತಿಗಳು',
  all: (count) => `ಎಲ್ಲಾ (${count})`,
  profession: (label, count) => `${label} (${count})`,
  everywhere: 'ಎಲ್ಲಾ ವೃತ್ತಿಗಳಲ್ಲಿ ನೋಡಿ',
  categories: 'ವರ್ಗ ಆಯ್ಕೆ ಮಾಡಿ',
  description: (term, place) =>
    `${place}: “${term}” ಗಾಗಿ ಪರಿಶೀಲಿಸಲಾದ ವೃತ್ತಿಪರರು, ರೇಟಿಂಗ್, ಶುಲ್ಕ, ದೂರ ಮತ್ತು ಮುಂದಿನ ಖಾಲಿ ಸಮಯದೊಂದಿಗೆ.`,
};
