import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './my-data.text';

export const text: Translation<typeof english> = {
  save: 'ನನ್ನ ಡೇಟಾ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ',
  saving: 'ನಿಮ್ಮ ಡೇಟಾ ಸಂಗ್ರಹಿಸಲಾಗುತ್ತಿದೆ…',
  saved: 'ನಿಮ್ಮ ಡೇಟಾ ಫೈಲ್ ಆಗಿ ಉಳಿಸಲಾಗಿದೆ.',
  action: 'ನಿಮ್ಮ ಡೇಟಾ ಡೌನ್‌ಲೋಡ್ ಮಾಡುವುದು',
};
