import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './home.text';

export const text: Translation<typeof english> = {
  title: 'डैशबोर्ड',
  upcoming: 'आने वाली क्लास',
  thisWeek: 'इस हफ़्ते',
  seeSchedule: 'शेड्यूल देखें',
  what: 'आने वाली क्लास',
  hours: 'पढ़ाने के घंटे',
  students: 'विद्यार्थी',
  classes: 'क्लास',
  schedules: 'शेड्यूल',
  requests: 'क्लास के अनुरोध',
  matter: { header: 'विषय' },
};
