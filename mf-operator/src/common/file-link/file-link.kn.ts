import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './file-link.text';

export const text: Translation<typeof english> = {
  open: (name) => `${name} ತೆರೆಯಿರಿ (ಹೊಸ ಟ್ಯಾಬ್)`,
  linking: 'ಫೈಲ್‌ನ ಲಿಂಕ್ ತರಲಾಗುತ್ತಿದೆ…',
  notLinked: 'ಫೈಲ್‌ನ ಲಿಂಕ್ ರಚಿಸಲು ಆಗಲಿಲ್ಲ.',
  retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
};
