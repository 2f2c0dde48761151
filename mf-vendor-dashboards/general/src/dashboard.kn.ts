import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './dashboard.text';

export const text: Translation<typeof english> = {
  dashboard: 'ಡ್ಯಾಶ್‌ಬೋರ್ಡ್',
  availability: 'ಲಭ್ಯತೆ',
  messages: 'ಸಂದೇಶಗಳು',
  payments: 'ಪಾವತಿಗಳು',
  complaints: 'ದೂರುಗಳು',
  desk: 'ಸಾರ್ವಜನಿಕ ಡೆಸ್ಕ್',
  questions: 'ಪ್ರಶ್ನೆಗಳು',
  settings: 'ಸೆಟ್ಟಿಂಗ್‌ಗಳು',
};
