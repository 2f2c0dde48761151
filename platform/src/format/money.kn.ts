import type { Translation } from '../words';
import type { text as english } from './money.text';

export const text: Translation<typeof english> = {
  units: {
    hour: 'ಗಂಟೆ',
    visit: 'ಭೇಟಿ',
    consultation: 'ಸಮಾಲೋಚನೆ',
    day: 'ದಿನ',
    lesson: 'ತರಗತಿ',
    month: 'ತಿಂಗಳು',
  },
};
