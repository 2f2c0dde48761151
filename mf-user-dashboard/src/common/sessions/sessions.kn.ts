import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './sessions.text';

export const text: Translation<typeof english> = {
  title: 'ನೀವು ಎಲ್ಲೆಲ್ಲಿ ಲಾಗ್ ಇನ್ ಆಗಿದ್ದೀರಿ',
  why: 'ಇವುಗಳಲ್ಲಿ ಯಾವುದಾದರೂ ನಿಮಗೆ ಗೊತ್ತಿಲ್ಲದಿದ್ದರೆ, ಅದನ್ನು ಲಾಗ್ ಔಟ್ ಮಾಡಿ ಮತ್ತು ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಯಿಸಿ.',
  what: 'ಲಾಗ್ ಇನ್‌ಗಳ ಪಟ್ಟಿ',
  unknownDevice: 'ತನ್ನ ಗುರುತು ತಿಳಿಸದ ಸಾಧನ',
  current: 'ಈ ಸಾಧನ',
  since: (moment) => `ಲಾಗ್ ಇನ್: ${moment}`,
  lastSeen: (moment) => `ಕೊನೆಯ ಬಳಕೆ: ${moment}`,
  neverSeen: 'ಇನ್ನೂ ಬಳಸಿಲ್ಲ',
  end: 'ಲಾಗ್ ಔಟ್ ಮಾಡಿ',
  endOf: (device, moment) => `ಲಾಗ್ ಔಟ್ ಮಾಡಿ: ${device}, ಲಾಗ್ ಇನ್ ${moment}`,
  ended: (device) => `ಲಾಗ್ ಔಟ್ ಆಗಿದೆ: ${device}.`,
  ending: (device) => `ಲಾಗ್ ಔಟ್ ಮಾಡುವುದು: ${device}`,
  endOthers: 'ಉಳಿದೆಲ್ಲ ಕಡೆ ಲಾಗ್ ಔಟ್ ಮಾಡಿ',
  endOthersTitle: 'ಉಳಿದೆಲ್ಲ ಕಡೆ ಲಾಗ್ ಔಟ್ ಮಾಡುವುದೇ?',
  endOthersWhy: 'ಈ ಸಾಧನ ಬಿಟ್ಟು ಉಳಿದೆಲ್ಲವೂ ಒಮ್ಮೆಗೇ ಲಾಗ್ ಔಟ್ ಆಗುತ್ತವೆ. ಅಲ್ಲಿ ಬರೆದು ಉಳಿಸದೇ ಇದ್ದದ್ದು ಕಳೆದುಹೋಗಬಹುದು.',
  endingOthers: 'ಲಾಗ್ ಔಟ್ ಆಗುತ್ತಿದೆ…',
  othersEnded: 'ಇಲ್ಲಿ ಬಿಟ್ಟು ಎಲ್ಲ ಕಡೆ ನೀವು ಲಾಗ್ ಔಟ್ ಆಗಿದ್ದೀರಿ.',
  othersEnding: 'ಉಳಿದೆಲ್ಲ ಕಡೆ ಲಾಗ್ ಔಟ್ ಮಾಡುವುದು',
};
