import type { text as english } from './feeds.text';

export const text: typeof english = {
  someClient: 'कोई क्लाइंट',
  name: { mine: 'Nukkad: मेरी बुकिंग', practice: 'Nukkad: मेरी प्रैक्टिस' },
};
