import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './breadcrumb.text';

export const text: Translation<typeof english> = {
  breadcrumb: 'पेज का रास्ता',
};
