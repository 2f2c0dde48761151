import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './offers.text';

export const text: Translation<typeof english> = {
  kind: 'ಯಾವುದಕ್ಕಾಗಿ',
  service: 'ಸೇವೆ',
  noService: 'ಪಟ್ಟಿಯ ಯಾವ ಸೇವೆಯೂ ಅಲ್ಲ',
  hours: 'ಗಂಟೆಗಳು',
};
