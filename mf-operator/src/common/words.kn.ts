import type { Translation } from '@nukkad/platform/words';
import type * as english from './words.text';

export const queueWords: Translation<typeof english.queueWords> = {
  verifications: { title: 'ಪರಿಶೀಲನೆ', one: 'ವೃತ್ತಿಪರರು', many: 'ವೃತ್ತಿಪರರು' },
  complaints: { title: 'ದೂರುಗಳು', one: 'ದೂರು', many: 'ದೂರುಗಳು' },
  campaigns: { title: 'ಅಭಿಯಾನಗಳು', one: 'ಅಭಿಯಾನ', many: 'ಅಭಿಯಾನಗಳು' },
  questions: { title: 'ಪ್ರಶ್ನೆಗಳು', one: 'ಪ್ರಶ್ನೆ', many: 'ಪ್ರಶ್ನೆಗಳು' },
  reviews: { title: 'ವಿಮರ್ಶೆಗಳು', one: 'ವಿಮರ್ಶೆ', many: 'ವಿಮರ್ಶೆಗಳು' },
  stories: { title: 'ಕಥೆಗಳು', one: 'ಕಥೆ', many: 'ಕಥೆಗಳು' },
  tickets: { title: 'ಸಹಾಯ', one: 'ಟಿಕೆಟ್', many: 'ಟಿಕೆಟ್‌ಗಳು' },
  offices: { title: 'ಕಚೇರಿಗಳು', one: 'ಕಚೇರಿ ವಿನಂತಿ', many: 'ಕಚೇರಿ ವಿನಂತಿಗಳು' },
  claims: { title: 'ಹೊಸ ಹೇಳಿಕೆಗಳು', one: 'ಹೇಳಿಕೆ', many: 'ಹೇಳಿಕೆಗಳು' },
  payments: { title: 'ಹಣ', one: 'ಹಣದ ಪ್ರಕರಣ', many: 'ಹಣದ ಪ್ರಕರಣಗಳು' },
};

export const counted: Translation<typeof english.counted> = (queue, count) =>
  `${count} ${count === 1 ? queueWords[queue].one : queueWords[queue].many}`;

export const doneWords: Translation<typeof english.doneWords> = {
  publish: 'ಪ್ರಕಟಿಸಲಾಗಿದೆ',
  reject: 'ತಿರಸ್ಕರಿಸಲಾಗಿದೆ',
  stop: 'ನಿಲ್ಲಿಸಲಾಗಿದೆ',
  keep: 'ಹಾಗೇ ಉಳಿಸಲಾಗಿದೆ',
  'take-down': 'ತೆಗೆದುಹಾಕಲಾಗಿದೆ',
  answer: 'ಉತ್ತರಿಸಲಾಗಿದೆ',
  close: 'ಮುಚ್ಚಲಾಗಿದೆ',
  reopen: 'ಮತ್ತೆ ತೆರೆಯಲಾಗಿದೆ',
  grant: 'ಅಧಿಕಾರ ನೀಡಲಾಗಿದೆ',
  revoke: 'ಅಧಿಕಾರ ಹಿಂಪಡೆಯಲಾಗಿದೆ',
  approve: 'ಅನುಮೋದಿಸಲಾಗಿದೆ',
  confirm: 'ದೃಢೀಕರಿಸಲಾಗಿದೆ',
};
