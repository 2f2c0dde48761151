import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './offers.text';

export const text: Translation<typeof english> = {
  kind: 'किस लिए',
  service: 'सेवा',
  noService: 'सूची की कोई सेवा नहीं',
  hours: 'घंटे',
};
