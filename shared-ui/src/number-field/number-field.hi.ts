import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './number-field.text';

export const text: Translation<typeof english> = {
  kind: 'संख्या',
  less: (what) => `घटाएँ: ${what}`,
  more: (what) => `बढ़ाएँ: ${what}`,
};
