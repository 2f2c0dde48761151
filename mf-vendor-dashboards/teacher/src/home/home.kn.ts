import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './home.text';

export const text: Translation<typeof english> = {
  title: 'ಡ್ಯಾಶ್‌ಬೋರ್ಡ್',
  upcoming: 'ಮುಂದಿನ ತರಗತಿ',
  thisWeek: 'ಈ ವಾರ',
  seeSchedule: 'ವೇಳಾಪಟ್ಟಿ ನೋಡಿ',
  what: 'ಮುಂದಿನ ತರಗತಿಗಳು',
  hours: 'ಬೋಧನೆಯ ಗಂಟೆಗಳು',
  students: 'ವಿದ್ಯಾರ್ಥಿಗಳು',
  classes: 'ತರಗತಿಗಳು',
  schedules: 'ವೇಳಾಪಟ್ಟಿ',
  requests: 'ತರಗತಿ ವಿನಂತಿಗಳು',
  matter: { header: 'ವಿಷಯ' },
};
