import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './rating-line.text';

export const text: Translation<typeof english> = {
  newcomer: 'नया',
  ratedAs: (average, count) => `रेटिंग 5 में से ${average}, ${count} समीक्षाएँ`,
};
