import type { Translation } from '@nukkad/platform/words';
import type * as english from './failure.text';

export const failureWords: Translation<typeof english.failureWords> = {
  couldNotLoad: (what) => `ಲೋಡ್ ಆಗಲಿಲ್ಲ: ${what}`,
  noConnection: 'Nukkad ನಿಂದ ಉತ್ತರ ಬರಲಿಲ್ಲ. ನಿಮ್ಮ ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ಪರಿಶೀಲಿಸಿ, ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  ourFault: 'ನಮ್ಮ ಕಡೆಯಿಂದ ಏನೋ ತಪ್ಪಾಗಿದೆ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  stale: 'ಮೊದಲು ಲೋಡ್ ಆಗಿದ್ದನ್ನು ತೋರಿಸಲಾಗುತ್ತಿದೆ',
  staleWhy: (what) => `ಹೊಸ ಮಾಹಿತಿ ಲೋಡ್ ಆಗಲಿಲ್ಲ: ${what}.`,
  partFailed: (what) => `ಈ ಭಾಗ ಲೋಡ್ ಆಗಲಿಲ್ಲ: ${what}`,
  partFailedNext: 'ಉಳಿದ ಪುಟ ಕೆಲಸ ಮಾಡುತ್ತಿದೆ. ನಿಮ್ಮ ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ಪರಿಶೀಲಿಸಿ, ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
};
