import type { Translation } from '@nukkad/platform/words';
import type { professionWords as english, ProfessionWords } from './profession.text';

type Words = Translation<ProfessionWords>;

/** Clients and customers are one word in Kannada. */
const clientsWith = (concern: string): Words['clients'] => ({
  title: 'ಗ್ರಾಹಕರು',
  one: 'ಗ್ರಾಹಕರು',
  many: 'ಗ್ರಾಹಕರು',
  add: '+ ಗ್ರಾಹಕರನ್ನು ಸೇರಿಸಿ',
  searchPlaceholder: 'ಗ್ರಾಹಕರ ಹೆಸರು, ಐಡಿ…',
  statusPlaceholder: 'ನಡೆಯುತ್ತಿದೆ, ಮುಗಿದಿದೆ…',
  columns: {
    number: 'ಗ್ರಾಹಕರ ಐಡಿ',
    name: 'ಗ್ರಾಹಕರ ಹೆಸರು',
    date: 'ದಿನಾಂಕ',
    gender: 'ಲಿಂಗ',
    concern,
    status: 'ಸ್ಥಿತಿ',
    action: 'ಕ್ರಿಯೆ',
  },
  statuses: { active: 'ನಡೆಯುತ್ತಿದೆ', done: 'ಮುಗಿದಿದೆ', paused: 'ನಿಂತಿದೆ' },
});

const general: Words = {
  bookings: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು',
  requests: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ವಿನಂತಿಗಳು',
  matter: { header: 'ಸೇವೆ' },
  hours: 'ಕೆಲಸದ ಗಂಟೆಗಳು',
  services: 'ಸೇವೆಗಳು ಮತ್ತು ಬೆಲೆಗಳು',
  clients: clientsWith('ಯಾವುದರ ಬಗ್ಗೆ'),
};

const engineer: Words = {
  ...general,
  bookings: 'ಕೆಲಸಗಳು',
  requests: 'ಕೆಲಸದ ವಿನಂತಿಗಳು',
  matter: { header: 'ಕೆಲಸ' },
};

const words: Readonly<Record<string, Words>> = {
  ca: {
    ...general,
    bookings: 'ಸಮಾಲೋಚನೆಗಳು',
    requests: 'ಸಮಾಲೋಚನೆ ವಿನಂತಿಗಳು',
    hours: 'ಸಮಾಲೋಚನೆಯ ಗಂಟೆಗಳು',
    services: 'ಸೇವೆಗಳು ಮತ್ತು ಶುಲ್ಕ',
  },
  engineer,
  labour: { ...engineer, services: 'ಕೆಲಸ ಮತ್ತು ದರ', clients: clientsWith('ಕೆಲಸ') },
};

export const professionWords: Translation<typeof english> = (slug) => words[slug ?? ''] ?? general;
