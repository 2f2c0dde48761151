import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './home.text';

export const text: Translation<typeof english> = {
  title: 'ಡ್ಯಾಶ್‌ಬೋರ್ಡ್',
  cards: {
    patients: 'ರೋಗಿಗಳು',
    appointments: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು',
    consulting: 'ಕ್ಲಿನಿಕ್ ಸಮಾಲೋಚನೆ',
    rating: 'ಒಟ್ಟಾರೆ ರೇಟಿಂಗ್',
  },
};
