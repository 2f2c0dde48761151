import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './messages.text';

export const text: Translation<typeof english> = {
  words: {
    noneWhy: 'ಬುಕ್ ಮಾಡುವ ಮೊದಲು ಏನಾದರೂ ಕೇಳಲು ವೃತ್ತಿಪರರ ಪಕ್ಕದ “ಚಾಟ್” ಒತ್ತಿ.',
    begin: 'ನಿಮಗೇನು ಬೇಕೆಂದು ಬರೆಯಿರಿ. ಉತ್ತರ ಇಲ್ಲಿಗೆ ಬರುತ್ತದೆ, ನಾವು ನಿಮಗೆ ತಿಳಿಸುತ್ತೇವೆ.',
    maskedWhy: (name) =>
      `${name} ಅವರೊಂದಿಗೆ ನಿಮ್ಮ ಬುಕಿಂಗ್ ಆಗುವವರೆಗೆ ಫೋನ್ ಸಂಖ್ಯೆ, ಇಮೇಲ್ ಮತ್ತು ವೆಬ್ ವಿಳಾಸಗಳು ಮರೆಯಾಗಿರುತ್ತವೆ.`,
    goneWhy: 'ಇದು ಬೇರೆ ಖಾತೆಗೆ ಸೇರಿರಬಹುದು, ಅಥವಾ ವೃತ್ತಿಪರರ ಲಿಸ್ಟಿಂಗ್ ಈಗ ಇಲ್ಲದಿರಬಹುದು.',
  },
  find: 'ವೃತ್ತಿಪರರನ್ನು ಹುಡುಕಿ',
  book: (name) => `${name} ಅವರನ್ನು ಬುಕ್ ಮಾಡಿ`,
  opening: 'ಸಂಭಾಷಣೆ ತೆರೆಯುತ್ತಿದೆ',
};
