import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './home.text';

export const text: Translation<typeof english> = {
  title: 'ಡ್ಯಾಶ್‌ಬೋರ್ಡ್',
  weekly: 'ವಾರದ ಪ್ರಕರಣಗಳು',
  thisWeek: 'ಈ ವಾರ',
  back: 'ಹಿಂದಿನ ವಾರ',
  next: 'ಮುಂದಿನ ವಾರ',
  none: 'ಪ್ರಕರಣಗಳಿಲ್ಲ',
  what: 'ಈ ವಾರದ ಪ್ರಕರಣಗಳು',
  category: 'ಪ್ರಕರಣದ ವರ್ಗ',
  lastHearing: 'ಹಿಂದಿನ ವಿಚಾರಣೆ',
  against: 'ವಿರುದ್ಧ',
  first: 'ಇದು ಮೊದಲ ವಿಚಾರಣೆ',
  open: (title) => `${title}: ತೆರೆಯಿರಿ`,
  ics: 'ಕ್ಯಾಲೆಂಡರ್ ಫೈಲ್ (ICS)',
  icsWhat: 'ಕ್ಯಾಲೆಂಡರ್ ಫೈಲ್ ಉಳಿಸುವುದು',
  icsName: (from) => `hearings-${from}.ics`,
  cards: {
    total: 'ಒಟ್ಟು ಪ್ರಕರಣಗಳು',
    won: 'ಗೆದ್ದ ಪ್ರಕರಣಗಳು',
    lost: 'ಸೋತ ಪ್ರಕರಣಗಳು',
    rating: 'ಒಟ್ಟಾರೆ ರೇಟಿಂಗ್',
  },
};
