import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './cases.text';

export const text: Translation<typeof english> = {
  title: 'ನನ್ನ ಪ್ರಕರಣಗಳು',
  tabs: 'ಪ್ರಕರಣಗಳು ಮತ್ತು ವಿನಂತಿಗಳು',
  cases: 'ಪ್ರಕರಣಗಳು',
  requests: 'ಪ್ರಕರಣದ ವಿನಂತಿಗಳು',
  what: 'ಪ್ರಕರಣಗಳು',
  caption: 'ಪ್ರಕರಣಗಳು',
  none: 'ಇನ್ನೂ ಪ್ರಕರಣಗಳಿಲ್ಲ',
  noneWhy: 'ಪ್ರಕರಣದ ವಿನಂತಿ ಒಪ್ಪಿಕೊಳ್ಳಿ, ಅಥವಾ ಈಗಾಗಲೇ ಇರುವ ಪ್ರಕರಣ ಸೇರಿಸಿ.',
  noneFound: 'ಹೊಂದುವ ಪ್ರಕರಣಗಳಿಲ್ಲ',
  search: 'ಪ್ರಕರಣ ಹುಡುಕಿ',
  searchHint: 'ಶೀರ್ಷಿಕೆ, ಸಂಖ್ಯೆ, ಕಕ್ಷಿದಾರರು ಅಥವಾ ಎದುರಾಳಿ',
  find: 'ಹುಡುಕಿ',
  outcome: 'ಫಲಿತಾಂಶ',
  all: 'ಎಲ್ಲ ಪ್ರಕರಣಗಳು',
  add: '+ ಪ್ರಕರಣ ಸೇರಿಸಿ',
  columns: {
    number: 'ಪ್ರಕರಣ',
    title: 'ಶೀರ್ಷಿಕೆ',
    client: 'ಕಕ್ಷಿದಾರರು',
    category: 'ಪ್ರಕರಣದ ವರ್ಗ',
    stage: 'ಹಂತ',
    next: 'ಮುಂದಿನ ವಿಚಾರಣೆ',
    outcome: 'ಫಲಿತಾಂಶ',
    opened: 'ಶುರುವಾದ ದಿನ',
  },
};
