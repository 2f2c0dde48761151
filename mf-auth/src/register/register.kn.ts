import type { Translation } from '@nukkad/platform/words';
import type * as english from './register.text';

export const title: Translation<typeof english.title> = 'ಖಾತೆ ತೆರೆಯಿರಿ';
export const heading: Translation<typeof english.heading> = 'Nukkad ಗೆ ಸ್ವಾಗತ';
export const form: Translation<typeof english.form> = 'ಖಾತೆ ತೆರೆಯಿರಿ';
export const submit: Translation<typeof english.submit> = 'ಖಾತೆ ತೆರೆಯಿರಿ';
export const submitting: Translation<typeof english.submitting> = 'ನಿಮ್ಮ ಖಾತೆ ತೆರೆಯಲಾಗುತ್ತಿದೆ...';
export const join: Translation<typeof english.join> = (customers) =>
  `${customers}+ ಸಂತುಷ್ಟ ಗ್ರಾಹಕರ ಜೊತೆ ಸೇರಿ`;
export const hasAccount: Translation<typeof english.hasAccount> = 'ಈಗಾಗಲೇ ಖಾತೆ ಇದೆಯೇ?';
export const login: Translation<typeof english.login> = 'ಲಾಗ್ ಇನ್ ಮಾಡಿ';
export const agreeing: Translation<typeof english.agreeing> = [
  'ಖಾತೆ ತೆರೆಯುವ ಮೂಲಕ ನೀವು ',
  ' ಹಾಗೂ ',
  ' ಇವುಗಳಿಗೆ ಒಪ್ಪುತ್ತೀರಿ.',
];
export const isProfessional: Translation<typeof english.isProfessional> = 'ನೀವು ವೃತ್ತಿಪರರೇ?';
export const listYourself: Translation<typeof english.listYourself> = 'ಉಚಿತವಾಗಿ ನಿಮ್ಮ ಲಿಸ್ಟಿಂಗ್ ರಚಿಸಿ';
