import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './number-field.text';

export const text: Translation<typeof english> = {
  kind: 'ಸಂಖ್ಯೆ',
  less: (what) => `ಕಡಿಮೆ ಮಾಡಿ: ${what}`,
  more: (what) => `ಹೆಚ್ಚಿಸಿ: ${what}`,
};
