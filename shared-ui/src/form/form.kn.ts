import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './form.text';

export const text: Translation<typeof english> = {
  answersToCorrect: 'ಕೆಲವು ಉತ್ತರಗಳನ್ನು ಮತ್ತೊಮ್ಮೆ ನೋಡಬೇಕು:',
  problemOf: (label, message) => `${label}: ${message}`,
  notSent: 'ಇದನ್ನು ಕಳುಹಿಸಲಾಗಲಿಲ್ಲ. ನೀವು ತುಂಬಿದ್ದು ಏನೂ ಕಳೆದುಹೋಗಿಲ್ಲ: ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  needsScript: 'ಈ ಫಾರ್ಮ್‌ಗೆ JavaScript ಬೇಕು.',
  contactInstead: 'ಬದಲಿಗೆ ನಮಗೆ ಕರೆ ಮಾಡಿ ಅಥವಾ ಬರೆಯಿರಿ.',
};
