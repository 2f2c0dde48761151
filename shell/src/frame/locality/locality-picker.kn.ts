import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './locality-picker.text';

export const text: Translation<typeof english> = {
  label: 'ಪ್ರದೇಶ, ನಗರ ಅಥವಾ ಪಿನ್ ಕೋಡ್',
  hint: 'ಕನಿಷ್ಠ 2 ಅಕ್ಷರ ಬರೆಯಿರಿ.',
  recent: 'ಇತ್ತೀಚಿನವು',
  suggestions: 'ಸಲಹೆಗಳು',
  searching: 'ಹುಡುಕುತ್ತಿದ್ದೇವೆ…',
  found: (count) => (count === 1 ? '1 ಸ್ಥಳ ಸಿಕ್ಕಿದೆ.' : `${count} ಸ್ಥಳಗಳು ಸಿಕ್ಕಿವೆ.`),
  nothing: (term) => `“${term}” ಎಂಬ ಸ್ಥಳ ಸಿಗಲಿಲ್ಲ. ಸ್ಪೆಲ್ಲಿಂಗ್ ಪರಿಶೀಲಿಸಿ, ಅಥವಾ ನಗರ ಇಲ್ಲವೇ ಪಿನ್ ಕೋಡ್‌ನಿಂದ ಹುಡುಕಿ.`,
  searchFailed: 'ಸ್ಥಳಗಳನ್ನು ಹುಡುಕಲಾಗಲಿಲ್ಲ.',
  retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  nobodyYet: 'ಇಲ್ಲಿ ಇನ್ನೂ ಯಾರ ಲಿಸ್ಟಿಂಗೂ ಇಲ್ಲ',
  useMine: 'ನನ್ನ ಲೊಕೇಶನ್ ಬಳಸಿ',
  locating: 'ನಿಮ್ಮ ಲೊಕೇಶನ್ ಹುಡುಕುತ್ತಿದ್ದೇವೆ…',
};
