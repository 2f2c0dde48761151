import type { Translation } from '@nukkad/platform/words';
import type * as english from './list-yourself.text';

export const heading: Translation<typeof english.heading> = 'Nukkad ನಲ್ಲಿ ನಿಮ್ಮ ಲಿಸ್ಟಿಂಗ್ ರಚಿಸಿ';
export const lead: Translation<typeof english.lead> =
  'ನಮ್ಮ ವೃತ್ತಿಪರರ ಸಮುದಾಯಕ್ಕೆ ಸೇರಿ, ಹೆಚ್ಚು ಗ್ರಾಹಕರನ್ನು ತಲುಪಿ. ಆರಂಭಿಸಲು ಕೆಳಗಿನ ಫಾರ್ಮ್ ತುಂಬಿ.';
export const form: Translation<typeof english.form> = 'ನಿಮ್ಮ ಲಿಸ್ಟಿಂಗ್ ರಚಿಸಿ';
export const profession: Translation<typeof english.profession> = 'ನಿಮ್ಮ ವೃತ್ತಿ';
export const officials: Translation<typeof english.officials> = (officer, govtOfficer) =>
  `${officer}: ನೀವು ದೂರುಗಳನ್ನು ಪರಿಶೀಲಿಸುತ್ತೀರಿ. ${govtOfficer}: ನೀವು ಸರ್ಕಾರಿ ಇಲಾಖೆಯಲ್ಲಿ ಕೆಲಸ ಮಾಡುತ್ತೀರಿ, ಅದರ ಪುಟ ನೋಡಿಕೊಳ್ಳುತ್ತೀರಿ.`;
export const professions: Translation<typeof english.professions> = 'ವೃತ್ತಿಗಳು';
export const none: Translation<typeof english.none> = 'ಸದ್ಯಕ್ಕೆ ಲಿಸ್ಟಿಂಗ್ ಮುಚ್ಚಿದೆ';
export const noneNext: Translation<typeof english.noneNext> = 'ಯಾವ ವೃತ್ತಿಗೂ ಲಿಸ್ಟಿಂಗ್ ತೆರೆದಿಲ್ಲ. ನಂತರ ಬನ್ನಿ.';
export const phoneNumber: Translation<typeof english.phoneNumber> = 'ಫೋನ್ ಸಂಖ್ಯೆ';
export const accept: Translation<typeof english.accept> = ['ನಾನು ', ' ಹಾಗೂ ', ' ಇವುಗಳನ್ನು ಒಪ್ಪುತ್ತೇನೆ'];
export const passwordAgain: Translation<typeof english.passwordAgain> =
  'ಮುಂದಿನ ಪ್ರಯತ್ನಕ್ಕೆ ಮೊದಲು ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಮತ್ತೆ ಹಾಕಿ.';
export const submit: Translation<typeof english.submit> = 'ಆರಂಭಿಸಿ';
export const submitting: Translation<typeof english.submitting> = 'ನಿಮ್ಮ ಖಾತೆ ತೆರೆಯಲಾಗುತ್ತಿದೆ...';
export const signedIn: Translation<typeof english.signedIn> = (who) =>
  who === null ? 'ನೀವು ಈಗಾಗಲೇ ಲಾಗ್ ಇನ್ ಆಗಿದ್ದೀರಿ' : `ನೀವು ${who} ಎಂದು ಲಾಗ್ ಇನ್ ಆಗಿದ್ದೀರಿ`;
export const signedInWhy: Translation<typeof english.signedInWhy> =
  'ಲಿಸ್ಟಿಂಗ್‌ಗೆ ಬೇರೆ ಇಮೇಲ್‌ನ ಪ್ರತ್ಯೇಕ ಖಾತೆ ಬೇಕು. ಅದನ್ನು ತೆರೆದ ಕೂಡಲೇ ನೀವು ಆ ಖಾತೆಗೆ ಲಾಗ್ ಇನ್ ಆಗಿರುತ್ತೀರಿ.';
export const isListed: Translation<typeof english.isListed> = 'ಈಗಾಗಲೇ ಲಿಸ್ಟಿಂಗ್ ಇದೆಯೇ?';
export const login: Translation<typeof english.login> = 'ಲಾಗ್ ಇನ್ ಮಾಡಿ';
export const teacherLogin: Translation<typeof english.teacherLogin> = 'ಶಿಕ್ಷಕರ ಲಾಗ್ ಇನ್';
