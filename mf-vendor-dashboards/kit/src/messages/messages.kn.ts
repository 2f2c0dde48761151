import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './messages.text';

export const text: Translation<typeof english> = {
  title: 'ಸಂದೇಶಗಳು',
  what: 'ಸಂಭಾಷಣೆಗಳು',
  threadWhat: 'ಸಂಭಾಷಣೆ',
  none: 'ಇನ್ನೂ ಸಂಭಾಷಣೆಗಳಿಲ್ಲ',
  home: 'ಡ್ಯಾಶ್‌ಬೋರ್ಡ್‌ಗೆ ಹಿಂದಿರುಗಿ',
  me: (words) => `ನೀವು: ${words}`,
  empty: 'ಇನ್ನೂ ಏನೂ ಬರೆದಿಲ್ಲ',
  unread: (count) => `${count} ಹೊಸ`,
  all: 'ಎಲ್ಲ ಸಂಭಾಷಣೆಗಳು',
  talk: (name) => `${name} ಅವರ ಜೊತೆ ಸಂಭಾಷಣೆ`,
  earlierTalk: 'ಹಿಂದಿನ ಸಂದೇಶಗಳು',
  earlier: 'ಹಿಂದಿನ ಸಂದೇಶಗಳನ್ನು ತೋರಿಸಿ',
  write: (name) => `${name} ಅವರಿಗೆ ನಿಮ್ಮ ಸಂದೇಶ`,
  masked: 'ಸಂಪರ್ಕ ವಿವರಗಳನ್ನು ಮರೆಮಾಡಲಾಗಿದೆ',
  gone: 'ಈ ಸಂಭಾಷಣೆ ನಮಗೆ ಸಿಗಲಿಲ್ಲ',
  typedIsKept: 'ನೀವು ಬರೆಯಲು ಆರಂಭಿಸಿದ್ದು ಈ ಟ್ಯಾಬ್‌ನಲ್ಲಿದೆ, ಸಂಭಾಷಣೆಯ ಜೊತೆ ಮತ್ತೆ ಇಲ್ಲಿರುತ್ತದೆ.',
  ofVendors: {
    noneWhy: 'ಗ್ರಾಹಕರ ಸಂದೇಶಗಳು ಇಲ್ಲಿ ಕಾಣುತ್ತವೆ, ನೀವು ಇಲ್ಲಿಯೇ ಉತ್ತರಿಸಬಹುದು.',
    begin: 'ಮೊದಲ ಸಂದೇಶ ಬರೆಯಿರಿ. ನಾವು ಅವರಿಗೆ ತಿಳಿಸುತ್ತೇವೆ.',
    maskedWhy: (name) =>
      `${name} ಅವರಿಗೆ ನಿಮ್ಮ ಜೊತೆ ಬುಕಿಂಗ್ ಆಗುವವರೆಗೆ ಫೋನ್ ಸಂಖ್ಯೆ, ಇಮೇಲ್ ಮತ್ತು ವೆಬ್ ವಿಳಾಸಗಳು ಕಾಣುವುದಿಲ್ಲ.`,
    goneWhy: 'ಅದು ಬೇರೆ ಖಾತೆಗೆ ಸೇರಿದ್ದಿರಬಹುದು.',
  },
};
