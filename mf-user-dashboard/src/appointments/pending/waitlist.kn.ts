import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './waitlist.text';

export const text: Translation<typeof english> = {
  title: 'ಖಾಲಿ ಸಮಯಕ್ಕಾಗಿ ಕಾಯುತ್ತಿರುವುದು',
  what: 'ಕಾಯುವ ಪಟ್ಟಿ',
  waiting: (day) => `${day} ರಂದು ಸಮಯ ಖಾಲಿಯಾದಾಗ ನಿಮಗೆ ತಿಳಿಸುತ್ತೇವೆ.`,
  offered: (when, until) => `${when} ಸಮಯವನ್ನು ${until} ವರೆಗೆ ನಿಮಗಾಗಿ ಇಡಲಾಗಿದೆ.`,
  missed: (day) =>
    `${day} ರಂದು ಒಂದು ಸಮಯವನ್ನು ನಿಮಗಾಗಿ ಇಡಲಾಗಿತ್ತು, ಈಗ ಅದು ಮುಂದಿನವರಿಗೆ ಹೋಗಿದೆ. ನೀವು ಇನ್ನು ಪಟ್ಟಿಯಲ್ಲಿಲ್ಲ.`,
  again: 'ಮತ್ತೆ ಕಾಯಿರಿ',
  againOf: (name) => `ಮತ್ತೆ ಕಾಯಿರಿ: ${name}`,
  joined: 'ಸಮಯ ಖಾಲಿಯಾದಾಗ ನಿಮಗೆ ತಿಳಿಸುತ್ತೇವೆ.',
  joining: 'ಮತ್ತೆ ಕಾಯುವುದು',
  forget: 'ತೆಗೆದುಹಾಕಿ',
  forgetOf: (name) => `ತೆಗೆದುಹಾಕಿ: ${name}`,
  take: 'ಇದನ್ನು ಪಡೆಯಿರಿ',
  takeOf: (name) => `ಇದನ್ನು ಪಡೆಯಿರಿ: ${name}`,
  leave: 'ಕಾಯುವುದನ್ನು ನಿಲ್ಲಿಸಿ',
  leaveOf: (name) => `ಕಾಯುವುದನ್ನು ನಿಲ್ಲಿಸಿ: ${name}`,
  left: 'ನೀವು ಇನ್ನು ಕಾಯುವ ಪಟ್ಟಿಯಲ್ಲಿಲ್ಲ.',
  leaving: 'ಕಾಯುವ ಪಟ್ಟಿ ಬಿಡುವುದು',
  credits: 'ನೀವು ಪಾವತಿಸಿರುವ ತರಗತಿಗಳು',
  lessons: (lessons, minutes) =>
    `${minutes} ನಿಮಿಷಗಳ ${lessons} ${lessons === 1 ? 'ತರಗತಿ' : 'ತರಗತಿಗಳು'} ಬಾಕಿ`,
  worth: (amount) => `ಮೌಲ್ಯ ${amount}`,
  book: 'ತರಗತಿ ಬುಕ್ ಮಾಡಿ',
  bookOf: (name) => `ತರಗತಿ ಬುಕ್ ಮಾಡಿ: ${name}`,
  creditsWhat: 'ತರಗತಿಗಳು',
};
