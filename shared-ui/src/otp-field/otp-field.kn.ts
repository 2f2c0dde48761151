import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './otp-field.text';

export const text: Translation<typeof english> = {
  mustBeDigit: 'ಒಂದೇ ಅಂಕಿ ಇರಬೇಕು',
  codeIsRight: 'ಕೋಡ್ ಸರಿಯಾಗಿದೆ',
  digitOf: (place, length) => `${length}ರಲ್ಲಿ ಅಂಕಿ ${place}`,
};
