import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './workshop.text';

export const text: Translation<typeof english> = {
  title: 'ಸ್ಟೈಲ್‌ಗೈಡ್',
  intro: 'ಪ್ರತಿ ಕಾಂಪೊನೆಂಟ್, ಪ್ರತಿ ಸ್ಥಿತಿಯಲ್ಲಿ, ತಿಳಿ ಮತ್ತು ಗಾಢ ಹಿನ್ನೆಲೆಯಲ್ಲಿ.',
  index: 'ಕಾಂಪೊನೆಂಟ್‌ಗಳು',
  unknown: 'ಅಂತಹ ಕಾಂಪೊನೆಂಟ್ ಇಲ್ಲ',
  unknownWhy: 'ಪಟ್ಟಿಯಿಂದ ಒಂದನ್ನು ಆಯ್ಕೆ ಮಾಡಿ.',
};
