import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './operator.text';

export const text: Translation<typeof english> = {
  overview: 'ಅವಲೋಕನ',
  verification: 'ಪರಿಶೀಲನೆ',
  editorial: 'ಸಂಪಾದಕೀಯ',
  search: 'ಹುಡುಕಾಟ',
  settings: 'ಸೈಟ್ ಸೆಟ್ಟಿಂಗ್‌ಗಳು',
  releases: 'ರಿಲೀಸ್‌ಗಳು',
  errors: 'ಕ್ಲೈಂಟ್ ಎರರ್‌ಗಳು',
  jobs: 'ಜಾಬ್‌ಗಳು',
  audit: 'ಆಡಿಟ್ ಲಾಗ್',
  passkeyPage: 'ಪಾಸ್‌ಕೀ ಪುಟ',
};
