import type { Translation } from '../words';
import type { text as english } from './money.text';

export const text: Translation<typeof english> = {
  units: {
    hour: 'घंटा',
    visit: 'विज़िट',
    consultation: 'परामर्श',
    day: 'दिन',
    lesson: 'क्लास',
    month: 'महीना',
  },
};
