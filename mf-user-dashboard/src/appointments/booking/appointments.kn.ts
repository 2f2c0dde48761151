import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './appointments.text';

export const text: Translation<typeof english> = {
  title: 'ನನ್ನ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು',
  what: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು',
  tabs: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು',
  shown: { upcoming: 'ಮುಂಬರುವವು', past: 'ಹಿಂದಿನವು', cancelled: 'ರದ್ದಾದವು' },
  withCount: (name, count) => (count === null ? name : `${name} (${count})`),
  all: 'ನನ್ನ ಎಲ್ಲ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು',
  find: 'ವೃತ್ತಿಪರರನ್ನು ಹುಡುಕಿ',
  none: {
    upcoming: 'ಮುಂಬರುವ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಇಲ್ಲ',
    past: 'ಇನ್ನೂ ಹಿಂದಿನ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಇಲ್ಲ',
    cancelled: 'ರದ್ದಾದ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಇಲ್ಲ',
  },
  noneWhy: {
    upcoming: 'ಯಾರನ್ನಾದರೂ ಬುಕ್ ಮಾಡಿ, ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ನಿಮಗೆ ಇಲ್ಲಿ ಸಿಗುತ್ತದೆ.',
    past: 'ಹಿಂದಿನ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು ಇಲ್ಲಿ ಕಾಣುತ್ತವೆ, ವಿಮರ್ಶಿಸಲು ಅಥವಾ ಮತ್ತೆ ಬುಕ್ ಮಾಡಲು.',
    cancelled: 'ನಡೆಯದ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು ಇಲ್ಲಿ ಕಾಣುತ್ತವೆ.',
  },
  notKept: 'ಈ ಸಾಧನದಲ್ಲಿ ನಿಮ್ಮ ಇಂದಿನ ಮತ್ತು ನಾಳಿನ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು ಮಾತ್ರ ಇವೆ. ಯಾವಾಗ, ಎಲ್ಲಿ ಎಂಬುದು ಇದರ ಇಮೇಲ್‌ನಲ್ಲಿದೆ.',
  gone: 'ಈ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ನಮಗೆ ಸಿಗಲಿಲ್ಲ',
  goneWhy: 'ಇದು ಬೇರೆ ಖಾತೆಗೆ ಸೇರಿರಬಹುದು. ಯಾವುದರಿಂದ ಬುಕ್ ಮಾಡಿದ್ದಿರೋ ಆ ಖಾತೆಗೆ ಲಾಗ್ ಇನ್ ಮಾಡಿ.',
  join: 'ವಿಡಿಯೊ ಮೂಲಕ ಸೇರಿ',
  joinOf: (name, when) => `ವಿಡಿಯೊ ಮೂಲಕ ಸೇರಿ: ${name}, ${when} (ಹೊಸ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ತೆರೆಯುತ್ತದೆ)`,
  calendar: 'ಕ್ಯಾಲೆಂಡರ್‌ಗೆ ಸೇರಿಸಿ',
  calendarAction: 'ನಿಮ್ಮ ಕ್ಯಾಲೆಂಡರ್‌ಗೆ ಸೇರಿಸುವುದು',
  invoice: 'ಇನ್‌ವಾಯ್ಸ್ (PDF)',
  invoiceAction: 'ಇನ್‌ವಾಯ್ಸ್ ಉಳಿಸುವುದು',
  creditNote: 'ಕ್ರೆಡಿಟ್ ನೋಟ್ (PDF)',
  creditNoteAction: 'ಕ್ರೆಡಿಟ್ ನೋಟ್ ಉಳಿಸುವುದು',
  rebook: 'ಮತ್ತೆ ಬುಕ್ ಮಾಡಿ',
  review: 'ವಿಮರ್ಶೆ ಬರೆಯಿರಿ',
  move: 'ಸಮಯ ಬದಲಾಯಿಸಿ',
  cancel: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ರದ್ದುಮಾಡಿ',
  of: (what, name, when) => `${what}: ${name}, ${when}`,
};
