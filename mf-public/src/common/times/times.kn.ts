import { limits } from '@nukkad/platform/contract';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './times.text';

export const text: Translation<typeof english> = {
  loading: 'ಖಾಲಿ ಸಮಯಗಳು ಲೋಡ್ ಆಗುತ್ತಿವೆ',
  what: 'ಖಾಲಿ ಸಮಯಗಳು',
  day: 'ದಿನ ಆಯ್ಕೆ ಮಾಡಿ',
  earlier: 'ಹಿಂದಿನ ವಾರ',
  later: 'ಮುಂದಿನ ವಾರ',
  free: (count) => `${count} ಖಾಲಿ`,
  notFree: { full: 'ಭರ್ತಿ', none: 'ಇಲ್ಲ' },
  dayWith: (day, free) => `${day}, ${free}`,
  noneThisWeek: 'ಈ ವಾರ ಖಾಲಿ ಸಮಯ ಇಲ್ಲ.',
  timesOn: (day) => `${day}: ಸಮಯಗಳು`,
  otherDay: 'ಬೇರೆ ದಿನಾಂಕ ಆಯ್ಕೆ ಮಾಡಿ',
  parts: { morning: 'ಬೆಳಿಗ್ಗೆ', afternoon: 'ಮಧ್ಯಾಹ್ನ', evening: 'ಸಂಜೆ' },
  partWith: (part, free) => `${part} · ${free === 0 ? 'ಖಾಲಿ ಇಲ್ಲ' : `${free} ಖಾಲಿ`}`,
  noTimes: 'ದಿನದ ಈ ಭಾಗದಲ್ಲಿ ಯಾವುದೇ ಸಮಯ ಇಲ್ಲ.',
  slot: (time, day) => `${time}, ${day}, IST`,
  taken: {
    closed: 'ಮುಚ್ಚಿದೆ',
    lunch: 'ಊಟದ ವಿರಾಮ',
    past: 'ಕಳೆದುಹೋಗಿದೆ',
    booked: 'ಬುಕ್ ಆಗಿದೆ',
  },
  kinds: {
    appointment: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್',
    consultation: 'ಸಮಾಲೋಚನೆ',
    trial: 'ಟ್ರಯಲ್ ತರಗತಿ',
    lesson: 'ತರಗತಿ',
    hire: 'ಕೆಲಸಕ್ಕೆ ಕರೆಸುವುದು',
  },
  kind: 'ಏನು ಬುಕ್ ಮಾಡಬೇಕು',
  service: 'ಯಾವುದಕ್ಕಾಗಿ',
  anyService: 'ಇನ್ನೂ ನಿರ್ಧರಿಸಿಲ್ಲ',
  serviceOption: (name, minutes, fee) => `${name} · ${minutes} ನಿಮಿಷ · ${fee}`,
  hourly: (name, rate) => `${name} · ಗಂಟೆಗೆ ${rate}`,
  hours: 'ಎಷ್ಟು ಹೊತ್ತಿಗೆ',
  hoursOption: (hours) => `${hours} ಗಂಟೆ`,
  noneOn: {
    full: (day) => `${day}: ಭರ್ತಿಯಾಗಿದೆ.`,
    none: (day) => `${day}: ಯಾವುದೇ ಸಮಯ ಇಲ್ಲ. ಬೇರೆ ದಿನ ಆಯ್ಕೆ ಮಾಡಿ.`,
  },
  join: 'ಸಮಯ ಖಾಲಿಯಾದಾಗ ನನಗೆ ತಿಳಿಸಿ',
  joining: 'ಕಾಯುವ ಪಟ್ಟಿಗೆ ಸೇರಿಸಲಾಗುತ್ತಿದೆ…',
  joinLogin: 'ಸಮಯ ಖಾಲಿಯಾದಾಗ ತಿಳಿಯಲು ಲಾಗ್ ಇನ್ ಮಾಡಿ',
  joined: (day) =>
    `${day}: ನೀವು ಕಾಯುವ ಪಟ್ಟಿಯಲ್ಲಿದ್ದೀರಿ. ಸಮಯ ಖಾಲಿಯಾದಾಗ ನಿಮಗೆ ತಿಳಿಸುತ್ತೇವೆ ಮತ್ತು ಅದನ್ನು ${limits.claimMinutes} ನಿಮಿಷ ನಿಮಗಾಗಿ ಕಾಯ್ದಿರಿಸುತ್ತೇವೆ.`,
  notJoined: 'ನಿಮ್ಮನ್ನು ಕಾಯುವ ಪಟ್ಟಿಗೆ ಸೇರಿಸಲಾಗಲಿಲ್ಲ. ನಿಮ್ಮ ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ಪರಿಶೀಲಿಸಿ, ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
};
