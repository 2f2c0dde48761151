import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './multi-select.text';

export const text: Translation<typeof english> = {
  chosen: (count) => `${count} चुने गए`,
};
