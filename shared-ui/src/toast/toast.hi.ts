import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './toast.text';

export const text: Translation<typeof english> = {
  notifications: 'सूचनाएँ',
  undo: 'पहले जैसा करें',
};
