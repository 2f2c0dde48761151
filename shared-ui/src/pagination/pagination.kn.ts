import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './pagination.text';

export const text: Translation<typeof english> = {
  pages: 'ಪುಟಗಳು',
  firstPage: 'ಮೊದಲ ಪುಟ',
  previousPage: 'ಹಿಂದಿನ ಪುಟ',
  nextPage: 'ಮುಂದಿನ ಪುಟ',
  lastPage: 'ಕೊನೆಯ ಪುಟ',
  pageNumber: (page) => `ಪುಟ ${page}`,
};
