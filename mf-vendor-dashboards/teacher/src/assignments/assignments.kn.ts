import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './assignments.text';

export const text: Translation<typeof english> = {
  title: 'ಅಸೈನ್‌ಮೆಂಟ್‌ಗಳು',
  what: 'ಅಸೈನ್‌ಮೆಂಟ್‌ಗಳು',
  tabs: 'ಸ್ಥಿತಿಯ ಪ್ರಕಾರ ಅಸೈನ್‌ಮೆಂಟ್‌ಗಳು',
  shown: { set: 'ಸಲ್ಲಿಕೆ ಬಾಕಿ', submitted: 'ಮೌಲ್ಯಮಾಪನ ಬಾಕಿ', graded: 'ಅಂಕ ಕೊಟ್ಟವು' },
  withCount: (label, count) => `${label} (${count})`,
  states: { set: 'ಕೊಡಲಾಗಿದೆ', submitted: 'ಸಲ್ಲಿಸಲಾಗಿದೆ', graded: 'ಅಂಕ ಕೊಡಲಾಗಿದೆ' },
  none: {
    set: 'ಸಲ್ಲಿಸಲು ಏನೂ ಬಾಕಿ ಇಲ್ಲ',
    submitted: 'ಮೌಲ್ಯಮಾಪನಕ್ಕೆ ಏನೂ ಬಾಕಿ ಇಲ್ಲ',
    graded: 'ಇನ್ನೂ ಯಾವುದಕ್ಕೂ ಅಂಕ ಕೊಟ್ಟಿಲ್ಲ',
  },
  noneWhy: 'ನಿಮ್ಮ ವಿದ್ಯಾರ್ಥಿಗಳಿಗೆ ಅಸೈನ್‌ಮೆಂಟ್ ಕೊಡಿ. ನಾವು ಅವರಿಗೆ ತಿಳಿಸುತ್ತೇವೆ, ಅವರು ಇಲ್ಲಿ ಸಲ್ಲಿಸುತ್ತಾರೆ.',
  of: (action, title, student) => `${action}: ${title}, ${student}`,
  onlyOf: (student) => `${student} ಅವರ ಅಸೈನ್‌ಮೆಂಟ್‌ಗಳು ಮಾತ್ರ ಕಾಣುತ್ತಿವೆ.`,
  everybody: 'ಎಲ್ಲ ವಿದ್ಯಾರ್ಥಿಗಳನ್ನು ತೋರಿಸಿ',

  set: 'ಅಸೈನ್‌ಮೆಂಟ್ ಕೊಡಿ',
  setting: 'ಕೊಡಲಾಗುತ್ತಿದೆ…',
  isSet: (students) =>
    students === 1 ? 'ನಾವು ಒಬ್ಬ ವಿದ್ಯಾರ್ಥಿಗೆ ತಿಳಿಸಿದ್ದೇವೆ.' : `ನಾವು ${students} ವಿದ್ಯಾರ್ಥಿಗಳಿಗೆ ತಿಳಿಸಿದ್ದೇವೆ.`,
  name: 'ಶೀರ್ಷಿಕೆ',
  task: 'ಏನು ಮಾಡಬೇಕು',
  dueOn: 'ಸಲ್ಲಿಸಲು ಕೊನೆಯ ದಿನ',
  maxMarks: 'ಅಂಕಗಳು',
  maxMarksHint: 'ಈ ಅಸೈನ್‌ಮೆಂಟ್‌ನ ಗರಿಷ್ಠ ಅಂಕ.',
  students: 'ವಿದ್ಯಾರ್ಥಿಗಳು',
  studentsWhat: 'ವಿದ್ಯಾರ್ಥಿಗಳು',
  find: 'ವಿದ್ಯಾರ್ಥಿಯನ್ನು ಹುಡುಕಿ',
  found: 'ಸಿಕ್ಕಿದ ವಿದ್ಯಾರ್ಥಿಗಳು',
  chosen: 'ಇದನ್ನು ಪಡೆಯುವ ವಿದ್ಯಾರ್ಥಿಗಳು',
  nobody: 'ಆ ಹೆಸರಿನ ವಿದ್ಯಾರ್ಥಿ ಇಲ್ಲ',
  noStudents: 'ನಿಮಗೆ ಇನ್ನೂ ವಿದ್ಯಾರ್ಥಿಗಳಿಲ್ಲ. ತರಗತಿ ಬುಕ್ ಮಾಡುವ ಪ್ರತಿಯೊಬ್ಬರೂ ನಿಮ್ಮ ವಿದ್ಯಾರ್ಥಿಯಾಗುತ್ತಾರೆ.',
  chooseSome: 'ಕನಿಷ್ಠ ಒಬ್ಬ ವಿದ್ಯಾರ್ಥಿಯನ್ನು ಆಯ್ಕೆ ಮಾಡಿ',
  tooMany: (most) => `ಹೆಚ್ಚೆಂದರೆ ${most} ವಿದ್ಯಾರ್ಥಿಗಳನ್ನು ಆಯ್ಕೆ ಮಾಡಿ`,

  handedIn: (when) => `${when} ರಂದು ಸಲ್ಲಿಸಲಾಗಿದೆ`,
  savingFile: 'ಫೈಲ್ ಉಳಿಸುವುದು',

  grade: 'ಅಂಕ ಕೊಡಿ',
  regrade: 'ಅಂಕ ಬದಲಾಯಿಸಿ',
  grading: 'ಉಳಿಸಲಾಗುತ್ತಿದೆ…',
  marksGiven: 'ಕೊಟ್ಟ ಅಂಕ',
  remark: 'ಟಿಪ್ಪಣಿ',
  isGraded: (student) => `ನಾವು ${student} ಅವರಿಗೆ ಅಂಕ ತಿಳಿಸಿದ್ದೇವೆ.`,
  noMarks: 'ಅಂಕ ಬರೆಯಿರಿ',
  beyond: (most) => `0 ರಿಂದ ${most} ರವರೆಗೆ ಅಂಕ ಕೊಡಿ`,

  remove: 'ತೆಗೆದುಹಾಕಿ',
  removing: 'ತೆಗೆದುಹಾಕಲಾಗುತ್ತಿದೆ…',
  removingAction: 'ಅಸೈನ್‌ಮೆಂಟ್ ತೆಗೆದುಹಾಕುವುದು',
  removed: 'ಅಸೈನ್‌ಮೆಂಟ್ ಅನ್ನು ತೆಗೆದುಹಾಕಲಾಗಿದೆ.',
  asking: (title, student) => `${student} ಅವರ “${title}” ತೆಗೆದುಹಾಕಬೇಕೇ?`,
  askingNext: 'ವಿದ್ಯಾರ್ಥಿಗೆ ಅದು ಇನ್ನು ಕಾಣುವುದಿಲ್ಲ.',

  needed: 'ಕಡ್ಡಾಯ',
  tooLong: (most) => `ಹೆಚ್ಚೆಂದರೆ ${most} ಅಕ್ಷರ ಬರೆಯಿರಿ`,
};
