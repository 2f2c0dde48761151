import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './faq.text';

export const text: Translation<typeof english> = {
  what: 'ಪ್ರಶ್ನೆಗಳು',
  choose: 'ಪುಟ',
  home: 'ಮುಖಪುಟ',
  nameOf: (key, count) => `${key} (${count})`,
  form: (name) => `ಪ್ರಶ್ನೆಗಳು: ${name}`,
  intro:
    'ತನ್ನದೇ ಪ್ರಶ್ನೆಗಳಿಲ್ಲದ ಪರಿಣತಿಯಲ್ಲಿ ಅದರ ವೃತ್ತಿಯ ಪ್ರಶ್ನೆಗಳು ಕಾಣಿಸುತ್ತವೆ. ಬದಲಾವಣೆ ಎರಡು ಸೆಕೆಂಡ್‌ಗಳೊಳಗೆ ಸಂದರ್ಶಕರಿಗೆ ಕಾಣಿಸುತ್ತದೆ.',
  list: 'ಪ್ರಶ್ನೆಗಳು ಮತ್ತು ಉತ್ತರಗಳು, ಅವುಗಳ ಕ್ರಮದಲ್ಲಿ',
  faq: (place) => `ಪ್ರಶ್ನೆ ${place}`,
  question: 'ಪ್ರಶ್ನೆ',
  answer: 'ಉತ್ತರ',
  add: 'ಪ್ರಶ್ನೆ ಸೇರಿಸಿ',
  saved: 'ಪ್ರಶ್ನೆಗಳನ್ನು ಉಳಿಸಲಾಗಿದೆ.',
};
