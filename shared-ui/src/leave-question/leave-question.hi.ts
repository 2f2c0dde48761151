import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './leave-question.text';

export const text: Translation<typeof english> = {
  leaveUnsaved: (what) => `${what}: सेव किए बिना जाएँ?`,
  leave: 'जाएँ',
  stay: 'यहीं रहें',
};
