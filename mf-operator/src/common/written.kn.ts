import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './written.text';

export const text: Translation<typeof english> = {
  needed: 'ಇದನ್ನು ಭರ್ತಿ ಮಾಡಿ.',
  tooLong: (most) => `ಹೆಚ್ಚೆಂದರೆ ${most} ಅಕ್ಷರಗಳು.`,
};
