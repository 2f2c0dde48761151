import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './dashboard.text';

export const text: Translation<typeof english> = {
  dashboard: 'डैशबोर्ड',
  appointments: 'अपॉइंटमेंट',
  patients: 'मेरे मरीज़',
  messages: 'संदेश',
  payments: 'भुगतान',
  schedules: 'शेड्यूल',
  questions: 'सवाल',
  settings: 'सेटिंग',
};
