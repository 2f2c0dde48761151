import type { Translation } from '@nukkad/platform/words';
import type * as english from './code.text';

export const label: Translation<typeof english.label> = 'ಕೋಡ್';
export const resend: Translation<typeof english.resend> = {
  resend: 'OTP ಮತ್ತೆ ಕಳುಹಿಸಿ',
  resending: 'ಹೊಸ ಕೋಡ್ ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ...',
  left: (clock) => `${clock} ನಲ್ಲಿ`,
  notYet: (seconds) => `ಇನ್ನೊಂದು ಕೋಡ್ ಅನ್ನು ${seconds} ಸೆಕೆಂಡಿನಲ್ಲಿ ಕಳುಹಿಸಬಹುದು.`,
  ready: 'ಈಗ ಇನ್ನೊಂದು ಕೋಡ್ ಕಳುಹಿಸಬಹುದು.',
};
export const sendErrors: Translation<typeof english.sendErrors> = {
  tooOften: 'ನೀವು ತುಂಬಾ ಕೋಡ್‌ಗಳನ್ನು ಕೇಳಿದ್ದೀರಿ.',
  refused: 'ಕೋಡ್ ಕಳುಹಿಸಲಾಗಲಿಲ್ಲ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
};
export const unknown: Translation<typeof english.unknown> =
  'ಕೋಡ್ ಕಳುಹಿಸಲಾಗದು: ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ನೀವು ಆರಂಭಿಸಿದ ಯಾವುದೂ ಕೋಡ್‌ಗಾಗಿ ಕಾಯುತ್ತಿಲ್ಲ.';
