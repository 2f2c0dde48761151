import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './ticket.text';

export const text: Translation<typeof english> = {
  title: 'ಗ್ರಾಹಕ ಸಹಾಯ',
  ticket: (number) => `ಟಿಕೆಟ್ ${number}`,
  what: 'ಟಿಕೆಟ್',
  states: {
    open: 'ನಮ್ಮ ಉತ್ತರ ಬರಬೇಕಿದೆ',
    answered: 'ಉತ್ತರಿಸಲಾಗಿದೆ',
    closed: 'ಮುಚ್ಚಲಾಗಿದೆ',
  },
  talk: (number) => `ಟಿಕೆಟ್ ${number} ಸಂದೇಶಗಳು`,
  me: 'ನೀವು',
  support: 'Nukkad ಸಹಾಯ',
  reply: 'ನಿಮ್ಮ ಉತ್ತರ',
  send: 'ಕಳುಹಿಸಿ',
  sending: 'ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ…',
  sent: 'ನಿಮ್ಮ ಸಂದೇಶ ನಮಗೆ ತಲುಪಿದೆ.',
  closed: 'ಈ ಟಿಕೆಟ್ ಮುಚ್ಚಲಾಗಿದೆ. ಇನ್ನೇನಾದರೂ ಇದ್ದರೆ ನಮಗೆ ಮತ್ತೆ ಬರೆಯಿರಿ.',
  tooLong: (most) => `ಗರಿಷ್ಠ ${most} ಅಕ್ಷರಗಳು`,
  unknown: 'ಈ ಟಿಕೆಟ್ ಸಿಗಲಿಲ್ಲ',
  unknownWhy: 'ನಮ್ಮ ಇಮೇಲ್‌ನ ಪೂರ್ತಿ ಲಿಂಕ್ ತೆರೆಯಿರಿ. ಅದೇ ಇಮೇಲ್‌ನ ಖಾತೆ ನಿಮಗಿದ್ದರೆ, ಟಿಕೆಟ್ ಗ್ರಾಹಕ ಸಹಾಯದಲ್ಲೂ ಸಿಗುತ್ತದೆ.',
  login: 'ಲಾಗ್ ಇನ್ ಮಾಡಿ',
  help: 'ನಮಗೆ ಬರೆಯಿರಿ',
};
