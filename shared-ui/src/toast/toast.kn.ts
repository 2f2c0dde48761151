import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './toast.text';

export const text: Translation<typeof english> = {
  notifications: 'ಸೂಚನೆಗಳು',
  undo: 'ಮೊದಲಿನಂತೆ ಮಾಡಿ',
};
