import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './panels.text';

export const text: Translation<typeof english> = {
  panel: 'ಸಲಹೆಗಳು',
  recent: 'ಇತ್ತೀಚಿನ ಹುಡುಕಾಟಗಳು',
  trending: 'ಟ್ರೆಂಡಿಂಗ್ ಹುಡುಕಾಟಗಳು',
  clearAll: 'ಎಲ್ಲ ತೆಗೆಯಿರಿ',
  clearRecent: 'ಎಲ್ಲ ತೆಗೆಯಿರಿ: ಇತ್ತೀಚಿನ ಹುಡುಕಾಟಗಳು',
  groups: {
    speciality: 'ಪರಿಣತಿ',
    profession: 'ವೃತ್ತಿಗಳು',
    person: 'ಜನರು',
    place: 'ಪ್ರದೇಶಗಳು',
  },
  notCleared: 'ಇಲ್ಲಿ ತೆಗೆಯಲಾಗಿದೆ, ಆದರೆ ನಿಮ್ಮ ಖಾತೆಯನ್ನು ತಲುಪಲಾಗಲಿಲ್ಲ: ನಿಮ್ಮ ಹುಡುಕಾಟಗಳು ಮತ್ತೆ ಬರಬಹುದು. ಆಗ ಮತ್ತೆ ತೆಗೆಯಿರಿ.',
  searching: 'ಹುಡುಕಲಾಗುತ್ತಿದೆ…',
  found: (count) => (count === 1 ? '1 ಸಲಹೆ' : `${count} ಸಲಹೆಗಳು`),
  corrected: (word) => `“${word}” ಗಾಗಿ ಸಲಹೆಗಳು`,
  nothing: (term) => `“${term}” ಗಾಗಿ ಸಲಹೆಗಳಿಲ್ಲ. ಅದನ್ನು ಹುಡುಕಲು Enter ಒತ್ತಿ.`,
  failed: 'ಈಗ ಸಲಹೆಗಳನ್ನು ತೋರಿಸಲಾಗುತ್ತಿಲ್ಲ. ನೀವು ಬರೆದದ್ದನ್ನು ಹುಡುಕಲು Enter ಒತ್ತಿ.',
  trendingFailed: 'ಇತರರು ಹುಡುಕುವುದನ್ನು ಲೋಡ್ ಮಾಡಲಾಗಲಿಲ್ಲ.',
  retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  useMine: 'ನನ್ನ ಸ್ಥಳ ಬಳಸಿ',
  locating: 'ನಿಮ್ಮ ಸ್ಥಳ ಹುಡುಕಲಾಗುತ್ತಿದೆ…',
  recentPlaces: 'ಇತ್ತೀಚಿನ ಸ್ಥಳಗಳು',
  places: 'ಪ್ರದೇಶಗಳು',
  typePlace: 'ಪ್ರದೇಶ, ನಗರ ಅಥವಾ ಪಿನ್ ಕೋಡ್ ಬರೆಯಿರಿ.',
  noPlace: (term) => `“${term}” ಗಾಗಿ ಯಾವುದೇ ಸ್ಥಳ ಸಿಗಲಿಲ್ಲ. ಕಾಗುಣಿತ ಪರಿಶೀಲಿಸಿ, ಅಥವಾ ನಗರ ಅಥವಾ ಪಿನ್ ಕೋಡ್ ಬರೆದು ನೋಡಿ.`,
  placesFailed: 'ಈಗ ಸ್ಥಳಗಳನ್ನು ಹುಡುಕಲಾಗುತ್ತಿಲ್ಲ. ನೀವು ಬರೆದದ್ದನ್ನೇ ಬಳಸಲಾಗುತ್ತದೆ.',
  nobodyYet: 'ಇನ್ನೂ ಯಾರೂ ಪಟ್ಟಿಯಲ್ಲಿಲ್ಲ',
};
