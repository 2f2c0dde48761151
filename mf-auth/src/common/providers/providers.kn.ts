import type { Translation } from '@nukkad/platform/words';
import type * as english from './providers.text';

export const names: Translation<typeof english.names> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
};
export const or: Translation<typeof english.or> = 'ಅಥವಾ';
export const agreeing: Translation<typeof english.agreeing> = [
  'ಹೊಸ ಖಾತೆಯೊಂದಿಗೆ ನೀವು ',
  ' ಹಾಗೂ ',
  ' ಇವುಗಳಿಗೆ ಒಪ್ಪುತ್ತೀರಿ.',
];
export const group: Translation<typeof english.group> = 'ಲಾಗ್ ಇನ್ ಮಾಡುವ ಇತರ ವಿಧಾನಗಳು';
export const continueWith: Translation<typeof english.continueWith> = (name) =>
  `${name} ಮೂಲಕ ಮುಂದುವರಿಯಿರಿ`;
