import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './leave-question.text';

export const text: Translation<typeof english> = {
  leaveUnsaved: (what) => `${what}: ಉಳಿಸದೆ ಹೊರಡುವುದೇ?`,
  leave: 'ಹೊರಡಿ',
  stay: 'ಇಲ್ಲೇ ಇರಿ',
};
