import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './push-offer.text';

export const text: Translation<typeof english> = {
  title: 'ಬದಲಾವಣೆಗಳನ್ನು ಈ ಸಾಧನದಲ್ಲಿ ತಿಳಿಯಿರಿ',
  allow: 'ಸೂಚನೆಗಳನ್ನು ತೋರಿಸಿ',
  busy: 'ಒಂದು ಕ್ಷಣ…',
  notNow: 'ಈಗ ಬೇಡ',
  allowed: 'ಈ ಸಾಧನ ಇನ್ನು ಸೂಚನೆಗಳನ್ನು ತೋರಿಸುತ್ತದೆ. ಅದನ್ನು ನಿಮ್ಮ ಪ್ರೊಫೈಲ್‌ನಲ್ಲಿ ನಿಲ್ಲಿಸಬಹುದು.',
  refused: 'ಸೂಚನೆಗಳನ್ನು ತೋರಿಸಬಾರದೆಂದು ಈ ಬ್ರೌಸರ್‌ಗೆ ಹೇಳಲಾಗಿದೆ. ಅದನ್ನು ಬ್ರೌಸರ್ ಸೆಟ್ಟಿಂಗ್‌ನಲ್ಲಿ ಬದಲಾಯಿಸಬಹುದು.',
  failed: 'ಈ ಸಾಧನದಲ್ಲಿ ಸೂಚನೆಗಳ ವ್ಯವಸ್ಥೆ ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
};
