import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './combobox.text';

export const text: Translation<typeof english> = {
  searching: 'ಹುಡುಕುತ್ತಿದ್ದೇವೆ…',
  clear: (what) => `ಖಾಲಿ ಮಾಡಿ: ${what}`,
};
