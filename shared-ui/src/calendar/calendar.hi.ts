import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './calendar.text';

export const text: Translation<typeof english> = {
  selected: 'चुना गया',
  notAvailable: 'उपलब्ध नहीं',
};
