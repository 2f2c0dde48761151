import type { Translation } from '@nukkad/platform/words';
import type * as english from './already-in.text';

export const heading: Translation<typeof english.heading> = 'ನೀವು ಈಗಾಗಲೇ ಲಾಗ್ ಇನ್ ಆಗಿದ್ದೀರಿ';
export const as: Translation<typeof english.as> = (who) => `ನೀವು ${who} ಎಂದು ಲಾಗ್ ಇನ್ ಆಗಿದ್ದೀರಿ.`;
export const somebody: Translation<typeof english.somebody> = 'ಈ ಸಾಧನದಲ್ಲಿ ನೀವು ಲಾಗ್ ಇನ್ ಆಗಿದ್ದೀರಿ.';
export const on: Translation<typeof english.on> = 'ಮುಂದುವರಿಯಿರಿ';
export const leave: Translation<typeof english.leave> = 'ಬೇರೆ ಖಾತೆ ಬಳಸಿ';
