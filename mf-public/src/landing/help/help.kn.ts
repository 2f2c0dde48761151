import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './help.text';

export const text: Translation<typeof english> = {
  title: 'ಸಹಾಯ ಬೇಕೇ',
  lead: 'ನಮಗೆ ಬರೆಯಿರಿ: ವ್ಯಕ್ತಿಯೊಬ್ಬರು ಓದಿ ಇಮೇಲ್ ಮೂಲಕ ಉತ್ತರಿಸುತ್ತಾರೆ.',
  form: 'ಸಹಾಯ ಬೇಕೇ',
  firstName: 'ಮೊದಲ ಹೆಸರು',
  lastName: 'ಕೊನೆಯ ಹೆಸರು',
  email: 'ಇಮೇಲ್',
  phoneNumber: 'ಫೋನ್ ಸಂಖ್ಯೆ',
  message: 'ಸಂದೇಶ',
  send: 'ಕಳುಹಿಸಿ',
  sending: 'ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ…',
  done: (number) => `ಟಿಕೆಟ್ ${number}`,
  doneWhy: (email) =>
    `ನಿಮ್ಮ ಸಂದೇಶ ನಮಗೆ ತಲುಪಿದೆ. ${email} ಗೆ ಕಳುಹಿಸಿದ ಇಮೇಲ್‌ನ ಲಿಂಕ್‌ನಿಂದ ಅದನ್ನು ನೋಡಬಹುದು ಮತ್ತು ಇನ್ನಷ್ಟು ಬರೆಯಬಹುದು; ನಾವೂ ಅಲ್ಲೇ ಉತ್ತರಿಸುತ್ತೇವೆ.`,
  again: 'ಇನ್ನೊಂದು ಸಂದೇಶ ಬರೆಯಿರಿ',
};
