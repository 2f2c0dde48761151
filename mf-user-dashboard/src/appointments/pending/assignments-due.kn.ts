import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './assignments-due.text';

export const text: Translation<typeof english> = {
  title: 'ಅಸೈನ್‌ಮೆಂಟ್‌ಗಳು',
  what: 'ಅಸೈನ್‌ಮೆಂಟ್‌ಗಳು',
  due: (count, day) => `ಸಲ್ಲಿಸಬೇಕಾದದ್ದು ${count}, ಮುಂದಿನದು ${day} ಒಳಗೆ.`,
  nothingDue: 'ಸಲ್ಲಿಸಲು ಏನೂ ಇಲ್ಲ.',
  see: 'ಅಸೈನ್‌ಮೆಂಟ್‌ಗಳನ್ನು ನೋಡಿ',
};
