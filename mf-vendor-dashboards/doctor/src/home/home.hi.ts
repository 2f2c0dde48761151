import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './home.text';

export const text: Translation<typeof english> = {
  title: 'डैशबोर्ड',
  cards: {
    patients: 'मरीज़',
    appointments: 'अपॉइंटमेंट',
    consulting: 'क्लिनिक में परामर्श',
    rating: 'कुल रेटिंग',
  },
};
