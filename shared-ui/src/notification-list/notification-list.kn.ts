import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './notification-list.text';

/** Badge text, limited to the space on the bell. */
const badge = (unread: number) => (unread > 99 ? '99+' : String(unread));

export const text: Translation<typeof english> = {
  bell: (unread) => (unread === 0 ? 'ಸೂಚನೆಗಳು' : `ಸೂಚನೆಗಳು, ${badge(unread)} ಓದಿಲ್ಲ`),
  badge,
  arrived: (title) => `ಹೊಸ ಸೂಚನೆ: ${title}.`,
  title: 'ಸೂಚನೆಗಳು',
  readAll: 'ಎಲ್ಲ ಓದಿದ್ದಾಗಿ ಗುರುತಿಸಿ',
  reading: 'ಗುರುತಿಸಲಾಗುತ್ತಿದೆ…',
  readFailed: 'ಓದಿದ್ದಾಗಿ ಗುರುತಿಸಲು ಆಗಲಿಲ್ಲ.',
  loading: 'ಸೂಚನೆಗಳು ಲೋಡ್ ಆಗುತ್ತಿವೆ…',
  failed: 'ನಿಮ್ಮ ಸೂಚನೆಗಳು ಲೋಡ್ ಆಗಲಿಲ್ಲ.',
  older: 'ಹಳೆಯವನ್ನು ತೋರಿಸಿ',
  none: 'ಹೊಸದೇನೂ ಇಲ್ಲ. ನಿಮ್ಮ ಬುಕಿಂಗ್, ಸಂದೇಶ ಮತ್ತು ವಿಮರ್ಶೆಗಳ ಸುದ್ದಿ ಇಲ್ಲಿ ಕಾಣುತ್ತದೆ.',
  unread: 'ಓದಿಲ್ಲ',
  retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
};
