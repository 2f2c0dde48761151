import type { Translation } from '../words/catalogue';
import type { text as english } from './failures.text';

export const text: Translation<typeof english> = {
  unreadable: 'ಬಂದ ಉತ್ತರವನ್ನು ಓದಲಾಗಲಿಲ್ಲ.',
  late: 'ಸೇವೆ ಸಮಯಕ್ಕೆ ಉತ್ತರಿಸಲಿಲ್ಲ.',
  unreachable: 'ಸೇವೆಯನ್ನು ತಲುಪಲಾಗಲಿಲ್ಲ.',
  answered: (status) => `ಸೇವೆ ${status} ಎಂದು ಉತ್ತರಿಸಿತು.`,
  fileGone: 'ಈ ಫೈಲ್ ಅನ್ನು ಇನ್ನು ಓದಲಾಗದು. ಮತ್ತೆ ಆರಿಸಿ.',
};
