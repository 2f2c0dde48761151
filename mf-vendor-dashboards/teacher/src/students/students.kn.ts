import { formatPercent } from '@nukkad/platform/format';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './students.text';

export const text: Translation<typeof english> = {
  progress: 'ಪ್ರಗತಿ',
  credits: 'ಕ್ರೆಡಿಟ್‌ಗಳು',
  lessons: (count) => (count === 1 ? '1 ತರಗತಿ' : `${count} ತರಗತಿಗಳು`),
  marks: (percent, graded) =>
    `${graded} ${graded === 1 ? 'ಅಸೈನ್‌ಮೆಂಟ್‌ನ' : 'ಅಸೈನ್‌ಮೆಂಟ್‌ಗಳ'} ${formatPercent(percent)} ಅಂಕ`,
  toMark: (count) => `${count} ಮೌಲ್ಯಮಾಪನ ಬಾಕಿ`,
  assignments: 'ಅಸೈನ್‌ಮೆಂಟ್‌ಗಳು',
  assignmentsOf: (student) => `${student} ಅವರ ಅಸೈನ್‌ಮೆಂಟ್‌ಗಳು`,
  left: (left, bought) => `${bought} ರಲ್ಲಿ ${left} ತರಗತಿ ಬಾಕಿ`,
  noCredits: 'ಯಾವುದನ್ನೂ ಕೊಂಡಿಲ್ಲ',
};
