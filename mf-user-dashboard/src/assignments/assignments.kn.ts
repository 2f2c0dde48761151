import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './assignments.text';

export const text: Translation<typeof english> = {
  title: 'ಅಸೈನ್‌ಮೆಂಟ್‌ಗಳು',
  what: 'ಅಸೈನ್‌ಮೆಂಟ್‌ಗಳು',
  back: 'ನನ್ನ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು',
  none: 'ಅಸೈನ್‌ಮೆಂಟ್‌ಗಳಿಲ್ಲ',
  noneWhy: 'ನಿಮ್ಮ ಶಿಕ್ಷಕರ ಅಸೈನ್‌ಮೆಂಟ್‌ಗಳು ಇಲ್ಲಿ ಕಾಣುತ್ತವೆ, ಸಲ್ಲಿಸಲು ಮತ್ತು ನಿಮ್ಮ ಅಂಕಗಳನ್ನು ನೋಡಲು.',
  states: { set: 'ಸಲ್ಲಿಸಬೇಕು', submitted: 'ಸಲ್ಲಿಸಲಾಗಿದೆ', graded: 'ಅಂಕ ನೀಡಲಾಗಿದೆ' },
  by: (teacher) => `ನೀಡಿದವರು: ${teacher}`,
  handedIn: (when) => `ನೀವು ಸಲ್ಲಿಸಿದ್ದು: ${when}`,
  handIn: 'ಸಲ್ಲಿಸಿ',
  change: 'ಮತ್ತೆ ಸಲ್ಲಿಸಿ',
  of: (action, title) => `${action}: ${title}`,
  answer: 'ನಿಮ್ಮ ಉತ್ತರ',
  file: 'ಫೈಲ್',
  fileHint: 'ಬರಹದ ಬದಲಿಗೆ, ಅಥವಾ ಅದರ ಜೊತೆಗೆ.',
  nothing: 'ಉತ್ತರ ಬರೆಯಿರಿ ಅಥವಾ ಫೈಲ್ ಆಯ್ಕೆ ಮಾಡಿ',
  notSentYet: 'ಫೈಲ್ ಕಳುಹಿಸುವವರೆಗೆ ಕಾಯಿರಿ, ಅಥವಾ ಅದನ್ನು ತೆಗೆದುಹಾಕಿ',
  sending: 'ಸಲ್ಲಿಸಲಾಗುತ್ತಿದೆ…',
  sent: 'ಸಲ್ಲಿಸಲಾಗಿದೆ.',
  sentWhy: (teacher) => `${teacher} ಅವರಿಗೆ ತಿಳಿಸಿದ್ದೇವೆ.`,
  downloading: 'ಫೈಲ್ ಉಳಿಸುವುದು',
  noConnection: 'ಉತ್ತರ ಬರಲಿಲ್ಲ. ನಿಮ್ಮ ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ಪರಿಶೀಲಿಸಿ, ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  ourFault: 'ಇದು ಉಳಿದಿಲ್ಲ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
};
