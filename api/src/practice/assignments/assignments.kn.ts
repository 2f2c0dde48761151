import { formatsIn } from '../../core/language/formats';
import type * as english from './assignments.text';

export const notifications: typeof english.notifications = {
  set: ({ teacher, title, dueOn }) => ({
    title: `${teacher} ನಿಮಗೆ ಒಂದು ಅಸೈನ್‌ಮೆಂಟ್ ನೀಡಿದ್ದಾರೆ`,
    text: `${title}. ಅದನ್ನು ${formatsIn.kn.formatFullDay(dueOn)} ರೊಳಗೆ ಸಲ್ಲಿಸಬೇಕು.`,
  }),
  submitted: (student, title) => ({
    title: `${student} ಒಂದು ಅಸೈನ್‌ಮೆಂಟ್ ಸಲ್ಲಿಸಿದ್ದಾರೆ`,
    text: title,
  }),
  graded: ({ teacher, title, marks, most }) => ({
    title: `${teacher} ನಿಮ್ಮ ಅಸೈನ್‌ಮೆಂಟ್‌ಗೆ ಅಂಕ ನೀಡಿದ್ದಾರೆ`,
    text: `${title}: ${most} ರಲ್ಲಿ ${marks}.`,
  }),
};
