import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './common.text';

export const text: Translation<typeof english> = {
  close: 'ಮುಚ್ಚಿ',
};
