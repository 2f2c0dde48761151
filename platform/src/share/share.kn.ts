import type { Translation } from '../words';
import type { text as english } from './share.text';

export const text: Translation<typeof english> = {
  copied: 'ಲಿಂಕ್ ನಕಲಾಗಿದೆ.',
  notCopied: (url) => `ಲಿಂಕ್ ನಕಲಿಸಲಾಗಲಿಲ್ಲ. ಅದು ಇದು: ${url}`,
};
