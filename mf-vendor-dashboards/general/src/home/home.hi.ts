import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './home.text';

export const text: Translation<typeof english> = {
  title: 'डैशबोर्ड',
  comingWeek: 'आने वाले सात दिन',
  rating: 'कुल रेटिंग',
};
