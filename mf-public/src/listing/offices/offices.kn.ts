import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './offices.text';

export const text: Translation<typeof english> = {
  offices: 'ಸರ್ಕಾರಿ ಕಚೇರಿಗಳು',
  none: 'ಇಲ್ಲಿ ಇನ್ನೂ ಸರ್ಕಾರಿ ಕಚೇರಿಗಳು ಇಲ್ಲ',
  noneWhy: 'ಡೈರೆಕ್ಟರಿಯ ಈ ಭಾಗ ಇನ್ನೂ ಆರಂಭವಾಗಿಲ್ಲ.',
  description:
    'ಇಲಾಖೆವಾರು ಸರ್ಕಾರಿ ಕಚೇರಿಗಳು: ಅಧಿಕಾರಿಗಳು, ಕೆಲಸದ ಸಮಯ, ಸೇವೆಗಳು, ಅವುಗಳ ಶುಲ್ಕ ಮತ್ತು ದಿನಗಳು, ಮತ್ತು ಕೇಳುವ ದಾಖಲೆಗಳು.',
};
