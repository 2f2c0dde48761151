import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './waiting.text';

export const text: Translation<typeof english> = {
  waits: 'ಇಂಟರ್ನೆಟ್‌ಗಾಗಿ ಕಾಯುತ್ತಿದೆ',
  notSent: 'ಕಳುಹಿಸಲಾಗಿಲ್ಲ: ಪುಟದ ಕೆಳಗಿನ ಸೂಚನೆ ನೋಡಿ',
  lostAtLogout: (count) =>
    count === 1
      ? 'ಇಂಟರ್ನೆಟ್ ಇಲ್ಲದೆ ಮಾಡಿದ ಒಂದು ಕೆಲಸ ಇನ್ನೂ ಕಳುಹಿಸಲಾಗಿಲ್ಲ. ಲಾಗ್ ಔಟ್ ಮಾಡಿದರೆ ಅದು ಅಳಿಸಿಹೋಗುತ್ತದೆ.'
      : `ಇಂಟರ್ನೆಟ್ ಇಲ್ಲದೆ ಮಾಡಿದ ${count} ಕೆಲಸಗಳು ಇನ್ನೂ ಕಳುಹಿಸಲಾಗಿಲ್ಲ. ಲಾಗ್ ಔಟ್ ಮಾಡಿದರೆ ಅವು ಅಳಿಸಿಹೋಗುತ್ತವೆ.`,
};
