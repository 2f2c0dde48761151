import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './assignment-card.text';

export const text: Translation<typeof english> = {
  due: (day) => `${day} ಒಳಗೆ ಸಲ್ಲಿಸಿ`,
  overdue: 'ಅವಧಿ ಮೀರಿದೆ',
  marks: (most) => (most === 1 ? '1 ಅಂಕ' : `${most} ಅಂಕಗಳು`),
  result: (marks, most) => `${most} ರಲ್ಲಿ ${marks} ಅಂಕ`,
  save: (file) => `${file} ಉಳಿಸಿ`,
};
