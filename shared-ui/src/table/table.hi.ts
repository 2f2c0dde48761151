import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './table.text';

export const text: Translation<typeof english> = {
  nothingYet: 'यहाँ अभी कुछ नहीं है',
};
