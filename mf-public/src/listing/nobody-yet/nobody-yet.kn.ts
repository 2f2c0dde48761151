import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './nobody-yet.text';

export const text: Translation<typeof english> = {
  alert: (topic, city) => `${city} ನಗರದಲ್ಲಿ ${topic} ಪಟ್ಟಿಗೆ ಸೇರಿದಾಗ ನನಗೆ ತಿಳಿಸಿ`,
  alertWhy:
    'ಒಂದು ಇಮೇಲ್, ಒಮ್ಮೆ ಮಾತ್ರ. ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ, ವಿಷಯ ಮತ್ತು ನಗರವನ್ನು ಹೆಚ್ಚೆಂದರೆ ಒಂದು ವರ್ಷ ಇಡುತ್ತೇವೆ, ನೀವು ಬರೆದ ಏನನ್ನೂ ಇಡುವುದಿಲ್ಲ.',
  email: 'ಇಮೇಲ್',
  tell: 'ನನಗೆ ತಿಳಿಸಿ',
  telling: 'ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ…',
  pending: (email) => `ಇನ್ನೊಂದು ಹಂತ: ${email} ಗೆ ನಾವು ಕಳುಹಿಸಿದ ಇಮೇಲ್‌ನ ಲಿಂಕ್ ತೆರೆಯಿರಿ, ನಂತರ ನಿಮಗೆ ತಿಳಿಸುತ್ತೇವೆ.`,
  confirmed: 'ನಿಮಗೆ ಇಮೇಲ್ ಮೂಲಕ ತಿಳಿಸುತ್ತೇವೆ. ನಾವು ಈಗಷ್ಟೇ ಕಳುಹಿಸಿದ ಇಮೇಲ್‌ನಲ್ಲಿ ಇದನ್ನು ನಿಲ್ಲಿಸುವ ಲಿಂಕ್ ಇದೆ.',
  ask: 'ಬದಲಾಗಿ ಉಚಿತವಾಗಿ ಪ್ರಶ್ನೆ ಕೇಳಿ',
};
