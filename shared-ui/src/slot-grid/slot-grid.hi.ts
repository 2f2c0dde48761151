import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './slot-grid.text';

export const text: Translation<typeof english> = {
  noSlots: 'कोई स्लॉट नहीं',
  taken: '(ख़ाली नहीं)',
};
