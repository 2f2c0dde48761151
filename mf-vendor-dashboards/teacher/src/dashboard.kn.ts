import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './dashboard.text';

export const text: Translation<typeof english> = {
  rooms: {
    dashboard: 'ಡ್ಯಾಶ್‌ಬೋರ್ಡ್',
    schedules: 'ವೇಳಾಪಟ್ಟಿ',
    students: 'ವಿದ್ಯಾರ್ಥಿಗಳು',
    messages: 'ಸಂದೇಶಗಳು',
    assignments: 'ಅಸೈನ್‌ಮೆಂಟ್‌ಗಳು',
    payments: 'ಪಾವತಿಗಳು',
    questions: 'ಪ್ರಶ್ನೆಗಳು',
    settings: 'ಸೆಟ್ಟಿಂಗ್‌ಗಳು',
  },
  classes: 'ತರಗತಿಗಳು',
};
