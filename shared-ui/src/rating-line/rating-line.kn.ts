import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './rating-line.text';

export const text: Translation<typeof english> = {
  newcomer: 'ಹೊಸತು',
  ratedAs: (average, count) => `ರೇಟಿಂಗ್ 5ರಲ್ಲಿ ${average}, ${count} ವಿಮರ್ಶೆಗಳು`,
};
