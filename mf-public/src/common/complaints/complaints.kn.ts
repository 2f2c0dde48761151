import type { ComplaintStatus } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './complaints.text';
import { kinds } from './kinds.kn';

const statuses: Record<ComplaintStatus, string> = {
  received: 'ತಲುಪಿದೆ',
  'in-progress': 'ಪ್ರಗತಿಯಲ್ಲಿದೆ',
  answered: 'ಉತ್ತರಿಸಲಾಗಿದೆ',
  closed: 'ಮುಚ್ಚಲಾಗಿದೆ',
  rejected: 'ಪ್ರಕಟಿಸಿಲ್ಲ',
};

export const text: Translation<typeof english> = {
  kind: (kind) => kinds[kind] ?? localName(kind),
  status: (status) => statuses[status],
  alike: (count) => (count === '1' ? 'ಇನ್ನೊಬ್ಬರೂ ಇದನ್ನೇ ಹೇಳುತ್ತಾರೆ' : `ಇನ್ನೂ ${count} ಜನ ಇದನ್ನೇ ಹೇಳುತ್ತಾರೆ`),
  answer: 'ಉತ್ತರ',
  about: (name, about) => (about === '' ? name : `${name}, ${about}`),
  meToo: 'ನನಗೂ ಹೀಗಾಗಿದೆ',
  meTooTo: (number) => `ನನಗೂ ಹೀಗಾಗಿದೆ: ${number}`,
  takeBack: '“ನನಗೂ ಹೀಗಾಗಿದೆ” ಹಿಂಪಡೆಯಿರಿ',
  takeBackTo: (number) => `“ನನಗೂ ಹೀಗಾಗಿದೆ” ಹಿಂಪಡೆಯಿರಿ: ${number}`,
  storing: 'ಉಳಿಸಲಾಗುತ್ತಿದೆ…',
  meTooLogin: '“ನನಗೂ ಹೀಗಾಗಿದೆ” ಎನ್ನಲು ಲಾಗ್ ಇನ್ ಮಾಡಿ',
  meTooFailed: 'ನಿಮ್ಮ “ನನಗೂ ಹೀಗಾಗಿದೆ” ಉಳಿಸಲಾಗಲಿಲ್ಲ. ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
};
