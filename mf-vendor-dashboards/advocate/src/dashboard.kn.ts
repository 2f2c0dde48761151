import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './dashboard.text';

export const text: Translation<typeof english> = {
  dashboard: 'ಡ್ಯಾಶ್‌ಬೋರ್ಡ್',
  appointments: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು',
  cases: 'ನನ್ನ ಪ್ರಕರಣಗಳು',
  messages: 'ಸಂದೇಶಗಳು',
  payments: 'ಪಾವತಿಗಳು',
  clients: 'ಕಕ್ಷಿದಾರರು',
  questions: 'ಪ್ರಶ್ನೆಗಳು',
  settings: 'ಸೆಟ್ಟಿಂಗ್‌ಗಳು',
};
