import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './dashboard.text';

export const text: Translation<typeof english> = {
  rooms: {
    dashboard: 'डैशबोर्ड',
    schedules: 'शेड्यूल',
    students: 'विद्यार्थी',
    messages: 'संदेश',
    assignments: 'असाइनमेंट',
    payments: 'भुगतान',
    questions: 'सवाल',
    settings: 'सेटिंग',
  },
  classes: 'क्लास',
};
