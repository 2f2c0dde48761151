import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './visit-badge.text';

export const text: Translation<typeof english> = {
  missing: 'यह पेज वैसा नहीं है जैसा सबको दिखता है। वजह देखें',
};
