import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './works.text';

export const text: Translation<typeof english> = {
  part: 'ಪೋರ್ಟ್‌ಫೋಲಿಯೊ',
  by: (name) => `${name} ಅವರ ಕೆಲಸ`,
  none: 'ಇಲ್ಲಿ ಇನ್ನೂ ಯಾವುದೇ ಕೆಲಸ ತೋರಿಸಿಲ್ಲ.',
};
