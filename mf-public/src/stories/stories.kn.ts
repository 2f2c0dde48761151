import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './stories.text';

export const text: Translation<typeof english> = {
  title: 'ಗ್ರಾಹಕರ ಕಥೆಗಳು',
  intro: 'ಇತರರ ಅನುಭವ ಹೇಗಿತ್ತು, ಅವರ ಒಪ್ಪಿಗೆಯೊಂದಿಗೆ.',
  what: 'ಕಥೆಗಳು',
  story: 'ಕಥೆ',
  nothing: 'ಇನ್ನೂ ಕಥೆಗಳಿಲ್ಲ',
  nothingWhy: 'ಗ್ರಾಹಕರು ತಮ್ಮ ಕಥೆ ಹಂಚಿಕೊಳ್ಳಲು ಒಪ್ಪಿದಾಗ ಮೊದಲ ಕಥೆಗಳು ಇಲ್ಲಿ ಕಾಣುತ್ತವೆ.',
  home: 'ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ',
  toldBy: (name) => `ಹೇಳಿದವರು: ${name}`,
  see: (name) => `${name} ಅವರ ಪುಟ ನೋಡಿ`,
  more: 'ಎಲ್ಲ ಕಥೆಗಳು',
};
