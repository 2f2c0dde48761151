import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './conversation.text';

export const text: Translation<typeof english> = {
  me: 'ನೀವು',
  send: 'ಕಳುಹಿಸಿ',
  sending: 'ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ…',
};
