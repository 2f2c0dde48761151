import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './hearing.text';

export const text: Translation<typeof english> = {
  add: '+ ವಿಚಾರಣೆ ಸೇರಿಸಿ',
  form: 'ವಿಚಾರಣೆ ಸೇರಿಸಿ',
  formOf: (moment) => `ವಿಚಾರಣೆ: ${moment}`,
  case: 'ಪ್ರಕರಣ',
  caseHint: 'ಶೀರ್ಷಿಕೆ, ಸಂಖ್ಯೆ ಅಥವಾ ಕಕ್ಷಿದಾರರ ಹೆಸರು ಬರೆಯಿರಿ.',
  caseUnknown: 'ಪಟ್ಟಿಯಿಂದ ನಿಮ್ಮ ಒಂದು ಪ್ರಕರಣ ಆಯ್ಕೆ ಮಾಡಿ',
  noCase: 'ನಿಮ್ಮ ನಡೆಯುತ್ತಿರುವ ಪ್ರಕರಣಗಳಲ್ಲಿ ಯಾವುದೂ ಹೊಂದುತ್ತಿಲ್ಲ',
  date: 'ದಿನಾಂಕ',
  time: 'ಸಮಯ',
  timeHint: (zone) => `${zone.replace('_', ' ')} ಗಡಿಯಾರದ ಪ್ರಕಾರ.`,
  timeWrong: 'ಸಮಯವನ್ನು ಹೀಗೆ ಬರೆಯಿರಿ: 10:30',
  court: 'ನ್ಯಾಯಾಲಯ',
  note: 'ಟಿಪ್ಪಣಿ',
  noteHint: 'ಏನು ಸಿದ್ಧಪಡಿಸಬೇಕು, ಅಥವಾ ವಿಚಾರಣೆ ಹೇಗಾಯಿತು.',
  saved: (moment) => `ವಿಚಾರಣೆಯನ್ನು ಉಳಿಸಲಾಗಿದೆ: ${moment}.`,
  save: 'ವಿಚಾರಣೆ ಉಳಿಸಿ',
};
