import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './audit.text';

export const text: Translation<typeof english> = {
  title: 'ಆಡಿಟ್ ಲಾಗ್',
  why: 'ಆಪರೇಟರ್‌ಗಳು ಮಾಡಿದ್ದು. ಇದನ್ನು ಯಾರೂ ಬದಲಾಯಿಸಲಾರರು.',
  what: 'ಆಡಿಟ್ ಲಾಗ್',
  search: 'ಹುಡುಕಿ',
  placeholder: 'ಹೆಸರು, ಕ್ರಮ, ಪದಗಳು ಅಥವಾ ಐಡಿ',
  caption: 'ಆಪರೇಟರ್‌ಗಳು ಮಾಡಿದ್ದು, ಹೊಸದು ಮೊದಲು',
  columns: { what: 'ಏನು', of: 'ಯಾವುದರ ಬಗ್ಗೆ', by: 'ಯಾರು', when: 'ಯಾವಾಗ', reason: 'ಕಾರಣ' },
  noReason: '–',
  none: 'ಇನ್ನೂ ಏನನ್ನೂ ಮಾಡಿಲ್ಲ',
  noneWhy: 'ಆಪರೇಟರ್‌ನ ಪ್ರತಿ ತೀರ್ಮಾನ ಇಲ್ಲಿ ಕಾಣಿಸುತ್ತದೆ.',
  nothingFound: 'ಯಾವುದೂ ಹೊಂದುತ್ತಿಲ್ಲ',
  nothingFoundWhy: 'ಬೇರೆ ಪದಗಳನ್ನು ಅಥವಾ ಅವುಗಳ ಭಾಗವನ್ನು ಪ್ರಯತ್ನಿಸಿ.',
  showAll: 'ಎಲ್ಲವನ್ನೂ ತೋರಿಸಿ',
  pageGone: 'ಅಂಥ ಪುಟ ಇಲ್ಲ',
  pageGoneWhy: 'ಲಿಂಕ್ ಹಳೆಯದಿರಬಹುದು.',
  firstPage: 'ಮೊದಲ ಪುಟಕ್ಕೆ ಹೋಗಿ',
};
