import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './booking.text';

export const text: Translation<typeof english> = {
  part: 'ಬುಕಿಂಗ್ ಪ್ಯಾನೆಲ್',
  loading: 'ಖಾಲಿ ಸಮಯಗಳು ಲೋಡ್ ಆಗುತ್ತಿವೆ',
  chosen: (when) => `ಆಯ್ಕೆ ಮಾಡಿದ್ದು: ${when}`,
  chooseFirst: 'ಮೊದಲು ಸಮಯ ಆಯ್ಕೆ ಮಾಡಿ.',
  next: (when) => `ಮುಂದಿನದು: ${when}`,
  noNext: 'ಮುಂದಿನ ಎರಡು ವಾರ ಖಾಲಿ ಸಮಯ ಇಲ್ಲ',
  opening: 'ತೆರೆಯುತ್ತಿದೆ…',
  complain: 'ದೂರು ಬರೆಯಿರಿ',
  complainWhy: (name) =>
    `${name} ಅವರ ಕಚೇರಿಯಲ್ಲಿ ಏನಾದರೂ ತಪ್ಪಾಯಿತೇ? ಏನಾಯಿತು ಹೇಳಿ: ನಿಮಗೆ ಒಂದು ಸಂಖ್ಯೆ ಸಿಗುತ್ತದೆ, ಮುಂದೇನಾಗುತ್ತದೆ ಎಂದು ನೋಡಬಹುದು.`,
};
