import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './pagination.text';

export const text: Translation<typeof english> = {
  pages: 'पेज',
  firstPage: 'पहला पेज',
  previousPage: 'पिछला पेज',
  nextPage: 'अगला पेज',
  lastPage: 'आख़िरी पेज',
  pageNumber: (page) => `पेज ${page}`,
};
