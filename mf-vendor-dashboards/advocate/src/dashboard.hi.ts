import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './dashboard.text';

export const text: Translation<typeof english> = {
  dashboard: 'डैशबोर्ड',
  appointments: 'अपॉइंटमेंट',
  cases: 'मेरे केस',
  messages: 'संदेश',
  payments: 'भुगतान',
  clients: 'मुवक्किल',
  questions: 'सवाल',
  settings: 'सेटिंग',
};
