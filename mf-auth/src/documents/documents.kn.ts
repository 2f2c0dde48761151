import type { Translation } from '@nukkad/platform/words';
import type * as english from './documents.text';

export const titles: Translation<typeof english.titles> = {
  terms: 'ನಿಯಮಗಳು ಮತ್ತು ಷರತ್ತುಗಳು',
  privacy: 'ಗೌಪ್ಯತಾ ಸೂಚನೆ',
};
export const document: Translation<typeof english.document> = 'ದಾಖಲೆ';
export const stale: Translation<typeof english.stale> = 'ಮೊದಲು ಲೋಡ್ ಆಗಿದ್ದನ್ನು ತೋರಿಸಲಾಗುತ್ತಿದೆ';
export const staleWhy: Translation<typeof english.staleWhy> = 'ಈ ದಾಖಲೆಯ ಹೊಸ ಆವೃತ್ತಿ ಲೋಡ್ ಆಗಲಿಲ್ಲ.';
export const version: Translation<typeof english.version> = (version) => `ಆವೃತ್ತಿ ${version}`;
export const since: Translation<typeof english.since> = (day) => `${day} ರಿಂದ ಜಾರಿಯಲ್ಲಿದೆ`;
export const translated: Translation<typeof english.translated> = 'ಇದು ಅನುವಾದ';
export const translatedWhy: Translation<typeof english.translatedWhy> =
  'ನೀವು ಒಪ್ಪುವುದು ಇಂಗ್ಲಿಷ್ ಪಠ್ಯಕ್ಕೆ, ಅದು ಮಾತ್ರ ಬದ್ಧಗೊಳಿಸುತ್ತದೆ. ಅದನ್ನು ಓದಲು ಪುಟದ ಕೆಳಗೆ English ಆರಿಸಿ.';
