import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './move.text';

export const text: Translation<typeof english> = {
  title: 'ಬೇರೆ ಸಮಯ ಆಯ್ಕೆ ಮಾಡಿ',
  now: (when) => `ಈಗ: ${when}.`,
  what: 'ಖಾಲಿ ಸಮಯಗಳು',
  day: 'ದಿನ',
  dayWith: (day, free) => `${day} · ${free}`,
  free: (count) => `${count} ಖಾಲಿ`,
  notFree: { full: 'ಭರ್ತಿ', none: 'ಸಮಯ ಇಲ್ಲ' },
  noneOn: {
    full: (day) => `${day}: ಭರ್ತಿಯಾಗಿದೆ. ಬೇರೆ ದಿನ ಆಯ್ಕೆ ಮಾಡಿ.`,
    none: (day) => `${day}: ಯಾವುದೇ ಸಮಯ ಇಲ್ಲ. ಬೇರೆ ದಿನ ಆಯ್ಕೆ ಮಾಡಿ.`,
  },
  earlier: 'ಹಿಂದಿನ ವಾರ',
  later: 'ಮುಂದಿನ ವಾರ',
  times: (day) => `${day}: ಸಮಯಗಳು`,
  parts: { morning: 'ಬೆಳಿಗ್ಗೆ', afternoon: 'ಮಧ್ಯಾಹ್ನ', evening: 'ಸಂಜೆ' },
  zone: (zone) => `ಎಲ್ಲ ಸಮಯಗಳು ${zone} ಪ್ರಕಾರ.`,
  noneThisWeek: 'ಈ ವಾರ ಖಾಲಿ ಸಮಯವಿಲ್ಲ.',
  chosen: (when) => `ಆಯ್ಕೆ: ${when}`,
  chooseFirst: 'ಮೊದಲು ಸಮಯ ಆಯ್ಕೆ ಮಾಡಿ.',
  note: 'ವೃತ್ತಿಪರರಿಗೆ ಕಾರಣ',
  move: 'ಸಮಯ ಬದಲಾಯಿಸಿ',
  moving: 'ಸಮಯ ಬದಲಾಯಿಸಲಾಗುತ್ತಿದೆ…',
  moved: (when) => `ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ನ ಹೊಸ ಸಮಯ: ${when}.`,
};
