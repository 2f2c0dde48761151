import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './message-language.text';

export const text: Translation<typeof english> = {
  what: 'ನಿಮ್ಮ ಭಾಷೆ',
  title: 'ಭಾಷೆ',
  label: 'ನಾವು ನಿಮಗೆ ಕಳುಹಿಸುವುದರ ಭಾಷೆ',
  hint: 'ಇಮೇಲ್‌ಗಳು, ಸೂಚನೆಗಳು, ನಿಮ್ಮ ಫೋನ್‌ಗೆ ಸಂದೇಶಗಳು ಮತ್ತು ಕ್ಯಾಲೆಂಡರ್ ಫೈಲ್‌ಗಳು.',
  saving: 'ಭಾಷೆ ಉಳಿಸುವುದು',
  saved: 'ಉಳಿಸಲಾಗಿದೆ. ಇನ್ನು ಮುಂದೆ ನಾವು ನಿಮಗೆ ಕಳುಹಿಸುವುದು ಈ ಭಾಷೆಯಲ್ಲಿರುತ್ತದೆ.',
};
