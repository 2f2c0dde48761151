import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './chip.text';

export const text: Translation<typeof english> = {
  previous: 'ಹಿಂದೆ',
  next: 'ಮುಂದೆ',
};
