import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './category.text';

export const text: Translation<typeof english> = {
  loading: (name) => `ಲೋಡ್ ಆಗುತ್ತಿದೆ: ${name}`,
  what: 'ವರ್ಗ',
  description: (name) =>
    `${name}: Nukkad ನ ಎಲ್ಲಾ ವಿಧಗಳು, ನಿಮ್ಮ ಹತ್ತಿರ ಅತ್ಯುತ್ತಮ ರೇಟಿಂಗ್ ಪಡೆದವರು, ಶುಲ್ಕ, ದೂರ ಮತ್ತು ಮುಂದಿನ ಖಾಲಿ ಸಮಯದೊಂದಿಗೆ.`,
  first: (many) => `ಅತ್ಯುತ್ತಮ ರೇಟಿಂಗ್ ಪಡೆದ ${many}`,
  seeAll: (count, many) => `ಎಲ್ಲಾ ${count} ${many}`,
  nobody: (many) => `ಇಲ್ಲಿ ಇನ್ನೂ ${many} ಇಲ್ಲ`,
  nobodyWhy: 'ಈ ವರ್ಗದಲ್ಲಿ ಇದುವರೆಗೆ ಯಾರೂ ಪಟ್ಟಿಯಲ್ಲಿಲ್ಲ.',
  home: 'ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ',
};
