import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './month-grid.text';

export const text: Translation<typeof english> = {
  moreEntries: 'ಇನ್ನಷ್ಟು',
};
