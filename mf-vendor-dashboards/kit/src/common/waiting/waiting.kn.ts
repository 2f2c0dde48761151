import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './waiting.text';

export const text: Translation<typeof english> = {
  waits: 'ಇಂಟರ್ನೆಟ್‌ಗಾಗಿ ಕಾಯುತ್ತಿದೆ',
  notSent: 'ಕಳುಹಿಸಲಾಗಿಲ್ಲ: ಪುಟದ ಕೆಳಗಿನ ಸೂಚನೆ ನೋಡಿ',
};
