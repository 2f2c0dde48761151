import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './works.text';

export const text: Translation<typeof english> = {
  part: 'पोर्टफ़ोलियो',
  by: (name) => `${name} का काम`,
  none: 'यहाँ अभी कोई काम नहीं दिखाया गया है।',
};
