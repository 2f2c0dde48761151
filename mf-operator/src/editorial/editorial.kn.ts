import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './editorial.text';

export const text: Translation<typeof english> = {
  room: 'ಸಂಪಾದಕೀಯ',
  parts: {
    articles: 'ಲೇಖನಗಳು',
    faq: 'ಪ್ರಶ್ನೆಗಳು',
    banner: 'ಬ್ಯಾನರ್',
    offices: 'ಸರ್ಕಾರಿ ಕಚೇರಿಗಳು',
    paid: 'ಪೇಯ್ಡ್ ಸ್ಥಾನಗಳು',
    translations: 'ಅನುವಾದಗಳು',
  },
};
