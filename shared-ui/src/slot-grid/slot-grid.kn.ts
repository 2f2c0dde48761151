import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './slot-grid.text';

export const text: Translation<typeof english> = {
  noSlots: 'ಸ್ಲಾಟ್‌ಗಳಿಲ್ಲ',
  taken: '(ಖಾಲಿ ಇಲ್ಲ)',
};
