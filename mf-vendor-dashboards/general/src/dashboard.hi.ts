import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './dashboard.text';

export const text: Translation<typeof english> = {
  dashboard: 'डैशबोर्ड',
  availability: 'उपलब्धता',
  messages: 'संदेश',
  payments: 'भुगतान',
  complaints: 'शिकायतें',
  desk: 'पब्लिक डेस्क',
  questions: 'सवाल',
  settings: 'सेटिंग',
};
