import { limits } from '@nukkad/platform/contract';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './complaints.text';

const levels: Record<number, string> = {
  2: 'ಇದು ನಿಮ್ಮ ಕಚೇರಿಯ ಮುಖ್ಯಸ್ಥರಿಗೆ ಹೋಗಿದೆ.',
  3: 'ಇದು Nukkad ತಂಡಕ್ಕೆ ಹೋಗಿದೆ.',
};

export const text: Translation<typeof english> = {
  home: 'ಡ್ಯಾಶ್‌ಬೋರ್ಡ್',
  title: 'ದೂರುಗಳು',
  what: 'ದೂರುಗಳು',
  latest: 'ಇತ್ತೀಚಿನ ದೂರುಗಳು',
  viewAll: 'ಎಲ್ಲ ನೋಡಿ',
  none: 'ಯಾವ ದೂರೂ ಪ್ರಕಟವಾಗಿಲ್ಲ',
  noneWhy: 'ನಿಮ್ಮ ಮತ್ತು ನಿಮ್ಮ ಇಲಾಖೆಗಳ ಬಗ್ಗೆ ಇರುವ ದೂರುಗಳು ಎಲ್ಲರೂ ಓದುವಂತೆಯೇ ಇಲ್ಲಿ ಕಾಣುತ್ತವೆ.',
  statuses: {
    received: 'ಬಂದಿದೆ',
    'in-progress': 'ಕ್ರಮ ನಡೆಯುತ್ತಿದೆ',
    answered: 'ಉತ್ತರಿಸಲಾಗಿದೆ',
    closed: 'ಮುಗಿದಿದೆ',
    rejected: 'ತೆಗೆದುಹಾಕಲಾಗಿದೆ',
  },
  alike: (count) => (count === 1 ? 'ಇನ್ನೂ 1 ವ್ಯಕ್ತಿ ಇದನ್ನೇ ಹೇಳುತ್ತಾರೆ' : `ಇನ್ನೂ ${count} ಜನ ಇದನ್ನೇ ಹೇಳುತ್ತಾರೆ`),
  answer: 'ಉತ್ತರ',
  unread: 'ಓದದ ಸಂದೇಶಗಳು',
  rating: 'ಒಟ್ಟಾರೆ ರೇಟಿಂಗ್',
  about: (department) => `ಇಲಾಖೆ: ${department}`,
  from: (name) => `${name} ಅವರಿಂದ`,
  unnamed: 'ಹೆಸರು ಹೇಳಲು ಬಯಸದವರಿಂದ',
  due: (day) => `ಮುಂದಿನ ಹೆಜ್ಜೆ ${day} ಒಳಗೆ`,
  moved: (level) => levels[level] ?? '',
  takeUp: 'ನಾವು ಇದನ್ನು ನೋಡುತ್ತಿದ್ದೇವೆ',
  takeUpOf: (number) => `ನಾವು ಇದನ್ನು ನೋಡುತ್ತಿದ್ದೇವೆ: ${number}`,
  takingUp: 'ನೀವು ಇದನ್ನು ನೋಡುತ್ತಿದ್ದೀರಿ ಎಂದು ತಿಳಿಸುವುದು',
  write: 'ಉತ್ತರಿಸಿ',
  writeTo: (number) => `ಉತ್ತರಿಸಿ: ${number}`,
  yourAnswer: 'ನಿಮ್ಮ ಉತ್ತರ',
  answerHint: 'ಇದನ್ನು ಎಲ್ಲರೂ ಓದಬಹುದು, ಇದನ್ನು ಬದಲಾಯಿಸಲಾಗುವುದಿಲ್ಲ. ಖಾಸಗಿ ವ್ಯಕ್ತಿಗಳ ಹೆಸರು ಬರೆಯಬೇಡಿ.',
  publish: 'ಉತ್ತರ ಪ್ರಕಟಿಸಿ',
  publishing: 'ಪ್ರಕಟಿಸಲಾಗುತ್ತಿದೆ…',
  published: 'ನಿಮ್ಮ ಉತ್ತರ ಪ್ರಕಟವಾಗಿದೆ, ದೂರು ಕೊಟ್ಟವರಿಗೆ ನಾವು ತಿಳಿಸಿದ್ದೇವೆ.',
  tooLong: `ಹೆಚ್ಚೆಂದರೆ ${limits.complaintTextMaxLength} ಅಕ್ಷರ ಬರೆಯಿರಿ.`,
};
