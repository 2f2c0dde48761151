import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './waiting.text';

export const text: Translation<typeof english> = {
  label: 'ಇಂಟರ್ನೆಟ್‌ಗಾಗಿ ಕಾಯುತ್ತಿದೆ',
  waiting: (count) => (count === 0 ? '' : `${count} ಇಂಟರ್ನೆಟ್‌ಗಾಗಿ ಕಾಯುತ್ತಿವೆ.`),
  refused: (count) => (count === 0 ? '' : `${count} ಕಳುಹಿಸಲಾಗಿಲ್ಲ.`),
  show: 'ತೋರಿಸಿ',
  calls: {
    sendMessage: 'ಒಂದು ಸಂದೇಶ',
    markThreadRead: 'ನೀವು ಓದಿದ ಸಂದೇಶಗಳು',
    keepFavourite: 'ಹೊಸ ಮೆಚ್ಚಿನದು',
    dropFavourite: 'ನೀವು ತೆಗೆದ ಮೆಚ್ಚಿನದು',
  },
  why: (message) => `ಇದನ್ನು ಕಳುಹಿಸಲಾಗಿಲ್ಲ: ${message} ಬೇಕಿದ್ದರೆ ನೀವು ಬರೆದದ್ದನ್ನು ನಕಲಿಸಿ, ಮತ್ತೆ ಬರೆಯಿರಿ.`,
  old: 'ಇದು ಒಂದು ದಿನಕ್ಕಿಂತ ಹೆಚ್ಚು ಕಾದಿದೆ, ತಲುಪಿರಲೂಬಹುದು. ಮತ್ತೆ ಬರೆಯುವ ಮೊದಲು ಅಲ್ಲಿ ನೋಡಿ.',
  back: 'ನೀವು ಬರೆದ ಜಾಗ',
  drop: 'ತೆಗೆಯಿರಿ',
  dropOf: (what) => `ತೆಗೆಯಿರಿ: ${what}`,
};
