import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './questions.text';

export const text: Translation<typeof english> = {
  part: 'ಪ್ರಶ್ನೆಗಳು',
  heading: 'ಪದೇ ಪದೇ ಕೇಳುವ ಪ್ರಶ್ನೆಗಳು',
  loading: 'ಪ್ರಶ್ನೆಗಳು ಲೋಡ್ ಆಗುತ್ತಿವೆ',
  what: 'ಪ್ರಶ್ನೆಗಳು',
  whatAsked: 'ಜನರ ಪ್ರಶ್ನೆಗಳು',
  answered: 'ಜನರು ಕೇಳಿದ್ದು',
};
