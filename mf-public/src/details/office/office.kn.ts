import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './office.text';

export const text: Translation<typeof english> = {
  all: 'ಸರ್ಕಾರಿ ಕಚೇರಿಗಳು',
  back: 'ಎಲ್ಲಾ ಸರ್ಕಾರಿ ಕಚೇರಿಗಳು',
  choose: 'ಸರ್ಕಾರಿ ಕಚೇರಿ ಆಯ್ಕೆ ಮಾಡಿ',
  chooseWhy: 'ಪ್ರತಿ ಕಚೇರಿಯಲ್ಲಿ ಅದರ ಇಲಾಖೆಗಳಿವೆ, ಅವುಗಳ ಅಧಿಕಾರಿಗಳು, ಸಮಯ, ಸೇವೆಗಳು ಮತ್ತು ದಾಖಲೆಗಳೊಂದಿಗೆ.',
  loading: 'ಕಚೇರಿಯ ವಿವರ ಲೋಡ್ ಆಗುತ್ತಿದೆ',
  loadingAll: 'ಸರ್ಕಾರಿ ಕಚೇರಿಗಳು ಲೋಡ್ ಆಗುತ್ತಿವೆ',
  what: 'ಸರ್ಕಾರಿ ಕಚೇರಿ',
  whatAll: 'ಸರ್ಕಾರಿ ಕಚೇರಿಗಳು',
  none: 'ಇನ್ನೂ ಯಾವುದೇ ಸರ್ಕಾರಿ ಕಚೇರಿ ಪಟ್ಟಿಯಲ್ಲಿಲ್ಲ.',
  noneWhy: 'ಆದರೂ ದೂರು ಸ್ವೀಕರಿಸುವ ಅಧಿಕಾರಿಗಳನ್ನು ನೋಡಬಹುದು.',
  officers: 'ಎಲ್ಲಾ ಅಧಿಕಾರಿಗಳನ್ನು ನೋಡಿ',
  unknown: 'ಈ ಸರ್ಕಾರಿ ಕಚೇರಿ ಸಿಗಲಿಲ್ಲ',
  unknownWhy: 'ಲಿಂಕ್ ಹಳೆಯದಾಗಿರಬಹುದು, ಅಥವಾ ಕಚೇರಿಯ ಹೆಸರು ಬದಲಾಗಿರಬಹುದು.',
  seeAll: 'ಎಲ್ಲಾ ಸರ್ಕಾರಿ ಕಚೇರಿಗಳನ್ನು ನೋಡಿ',
  departments: 'ಇಲಾಖೆಗಳು',
  people: 'ಅಧಿಕಾರಿಗಳು',
  noPeople: 'ಇಲ್ಲಿ ಇನ್ನೂ ಯಾವುದೇ ಅಧಿಕಾರಿ ಪಟ್ಟಿಯಲ್ಲಿಲ್ಲ.',
  hours: 'ಕೆಲಸದ ಸಮಯ',
  contact: 'ವಿಳಾಸ ಮತ್ತು ದೂರವಾಣಿ',
  services: 'ಸೇವೆಗಳು',
  serviceColumns: { name: 'ಸೇವೆ', days: 'ಎಷ್ಟು ದಿನ', fee: 'ಶುಲ್ಕ' },
  days: (days) => (days === 0 ? 'ಅದೇ ದಿನ' : `${days} ದಿನ`),
  free: 'ಉಚಿತ',
  noServices: 'ಇನ್ನೂ ಸೇವೆಗಳನ್ನು ನಮೂದಿಸಿಲ್ಲ.',
  documents: 'ತರಬೇಕಾದ ದಾಖಲೆಗಳು',
  noDocuments: 'ನೀವು ಏನನ್ನೂ ತರಬೇಕಾಗಿಲ್ಲ.',
  complain: 'ದೂರು ಬರೆಯಿರಿ',
  complainWhy: (department) =>
    `${department} ಕಡೆಯಿಂದ ಏನಾದರೂ ತಪ್ಪಾಯಿತೇ? ನಿಮಗೆ ಒಂದು ಸಂಖ್ಯೆ ಸಿಗುತ್ತದೆ, ಮುಂದೇನಾಗುತ್ತದೆ ಎಂದು ನೋಡಬಹುದು.`,
  servesHere: 'ನೀವು ಇಲ್ಲಿ ಕೆಲಸ ಮಾಡುತ್ತೀರಾ?',
  keepPage: 'ಈ ಪುಟ ನೋಡಿಕೊಳ್ಳಿ, ದೂರುಗಳಿಗೆ ಉತ್ತರಿಸಿ',
  description: (heading, departments) =>
    `${heading}: ಅಧಿಕಾರಿಗಳು, ಸಮಯ, ಶುಲ್ಕದೊಂದಿಗೆ ಸೇವೆಗಳು ಮತ್ತು ದಾಖಲೆಗಳು. ಇಲಾಖೆಗಳು: ${departments}.`,
};
