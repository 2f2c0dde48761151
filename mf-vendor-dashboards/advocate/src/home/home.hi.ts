import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './home.text';

export const text: Translation<typeof english> = {
  title: 'डैशबोर्ड',
  weekly: 'हफ़्ते के केस',
  thisWeek: 'इस हफ़्ते',
  back: 'पिछला हफ़्ता',
  next: 'अगला हफ़्ता',
  none: 'कोई केस नहीं है',
  what: 'इस हफ़्ते के केस',
  category: 'केस की श्रेणी',
  lastHearing: 'पिछली सुनवाई',
  against: 'बनाम',
  first: 'यह पहली सुनवाई है',
  open: (title) => `${title} को खोलें`,
  ics: 'कैलेंडर फ़ाइल (ICS)',
  icsWhat: 'कैलेंडर फ़ाइल सेव करना',
  icsName: (from) => `hearings-${from}.ics`,
  cards: {
    total: 'कुल केस',
    won: 'जीते हुए केस',
    lost: 'हारे हुए केस',
    rating: 'कुल रेटिंग',
  },
};
