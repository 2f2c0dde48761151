import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './operator.text';

export const text: Translation<typeof english> = {
  overview: 'अवलोकन',
  verification: 'सत्यापन',
  editorial: 'संपादकीय',
  search: 'खोज',
  settings: 'साइट सेटिंग',
  releases: 'रिलीज़',
  errors: 'क्लाइंट एरर',
  jobs: 'जॉब',
  audit: 'ऑडिट लॉग',
  passkeyPage: 'पासकी पेज',
};
