import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './dashboard.text';

export const text: Translation<typeof english> = {
  dashboard: 'ಡ್ಯಾಶ್‌ಬೋರ್ಡ್',
  appointments: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು',
  patients: 'ನನ್ನ ರೋಗಿಗಳು',
  messages: 'ಸಂದೇಶಗಳು',
  payments: 'ಪಾವತಿಗಳು',
  schedules: 'ವೇಳಾಪಟ್ಟಿ',
  questions: 'ಪ್ರಶ್ನೆಗಳು',
  settings: 'ಸೆಟ್ಟಿಂಗ್‌ಗಳು',
};
