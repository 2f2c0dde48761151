import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './ordered-list.text';

export const text: Translation<typeof english> = {
  up: (name) => `ಮೇಲಕ್ಕೆ ಸರಿಸಿ: ${name}`,
  upWord: 'ಮೇಲೆ',
  down: (name) => `ಕೆಳಕ್ಕೆ ಸರಿಸಿ: ${name}`,
  downWord: 'ಕೆಳಗೆ',
  remove: (name) => `ತೆಗೆದುಹಾಕಿ: ${name}`,
  removeWord: 'ತೆಗೆದುಹಾಕಿ',
  moved: (name, place) => `${name} ಈಗ ${place}ನೇ ಸ್ಥಾನದಲ್ಲಿದೆ.`,
  full: (most) => `ಪಟ್ಟಿ ತುಂಬಿದೆ: ಹೆಚ್ಚೆಂದರೆ ${most}.`,
};
