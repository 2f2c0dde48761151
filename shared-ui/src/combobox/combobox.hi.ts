import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './combobox.text';

export const text: Translation<typeof english> = {
  searching: 'खोज रहे हैं…',
  clear: (what) => `ख़ाली करें: ${what}`,
};
