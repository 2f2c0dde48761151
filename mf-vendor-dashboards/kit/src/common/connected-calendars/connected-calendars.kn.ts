import { type CalendarFailure, limits } from '@nukkad/platform/contract';
import { formatCount } from '@nukkad/platform/format';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './connected-calendars.text';

const failures: Record<CalendarFailure, string> = {
  unreachable: 'ಇದರ ಸರ್ವರ್ ಕ್ಯಾಲೆಂಡರ್ ಸರ್ವರ್‌ನಂತೆ ಉತ್ತರಿಸುತ್ತಿಲ್ಲ.',
  refused: 'ನೀವು ಯಾರು ಎಂದು ಇದರ ಸರ್ವರ್ ಕೇಳುತ್ತದೆ: ಇದು ರಹಸ್ಯ ವಿಳಾಸವಲ್ಲ.',
  gone: 'ಅಂತಹ ಕ್ಯಾಲೆಂಡರ್ ಈಗ ಇಲ್ಲ ಎಂದು ಇದರ ಸರ್ವರ್ ಹೇಳುತ್ತದೆ.',
  'not-public': 'ಇದರ ವಿಳಾಸ ಸಾರ್ವಜನಿಕ ಇಂಟರ್ನೆಟ್‌ನಲ್ಲಿ ಇಲ್ಲದ ಜಾಗಕ್ಕೆ ಹೋಗುತ್ತದೆ.',
  'not-a-calendar': 'ಇದರ ವಿಳಾಸದಲ್ಲಿ ಇರುವುದು ಈಗ ಕ್ಯಾಲೆಂಡರ್ ಅಲ್ಲ.',
  'too-large': 'ಇದು 2 MB ಗಿಂತ ದೊಡ್ಡದಾಗಿದೆ.',
  'too-complex': 'ಓದುವ ಮಿತಿಗಿಂತ ಹೆಚ್ಚು ಈವೆಂಟ್‌ಗಳು ಇದರಲ್ಲಿವೆ.',
  'address-lost': 'ಇದರ ವಿಳಾಸವನ್ನು ಇನ್ನು ಇಲ್ಲಿ ಓದಲು ಆಗುವುದಿಲ್ಲ.',
};

const connectAgain: readonly CalendarFailure[] = ['refused', 'gone', 'not-public', 'address-lost'];

const busyTimes = (count: number): string =>
  count === 1
    ? 'ಬಿಡುವಿಲ್ಲದ ಒಂದು ಸಮಯದಲ್ಲಿ ಬುಕಿಂಗ್ ಆಗುವುದಿಲ್ಲ.'
    : `ಬಿಡುವಿಲ್ಲದ ${formatCount(count)} ಸಮಯಗಳಲ್ಲಿ ಬುಕಿಂಗ್ ಆಗುವುದಿಲ್ಲ.`;

export const text: Translation<typeof english> = {
  what: 'ಜೋಡಿಸಿದ ಕ್ಯಾಲೆಂಡರ್‌ಗಳು',
  title: 'ಬೇರೆಡೆ ಇರುವ ಕ್ಯಾಲೆಂಡರ್ ಜೋಡಿಸಿ',
  lead: 'Google Calendar, Outlook, iCloud ಅಥವಾ ಬೇರೆ ಪ್ರೋಗ್ರಾಮ್‌ನಲ್ಲಿ ನಿಮಗೆ ಬಿಡುವಿಲ್ಲದ ಸಮಯವನ್ನು ಇಲ್ಲಿ ಬುಕ್ ಮಾಡಲು ಆಗುವುದಿಲ್ಲ. ನಿಮಗೆ ಯಾವಾಗ ಬಿಡುವಿಲ್ಲ ಎಂಬುದನ್ನು ಓದುತ್ತೇವೆ; ನೀವು ಏನು ಮಾಡುತ್ತೀರಿ ಎಂಬುದರ ಏನನ್ನೂ ಇಟ್ಟುಕೊಳ್ಳುವುದಿಲ್ಲ.',
  notOffered: 'ಬೇರೆಡೆ ಇರುವ ಕ್ಯಾಲೆಂಡರ್‌ಗಳನ್ನು ಇಲ್ಲಿ ಓದುವುದಿಲ್ಲ: ಅದು ಸೆಟಪ್ ಆಗಿಲ್ಲ.',
  form: 'ಕ್ಯಾಲೆಂಡರ್ ಜೋಡಿಸಿ',
  address: 'ಕ್ಯಾಲೆಂಡರ್‌ನ ರಹಸ್ಯ ವಿಳಾಸ',
  addressHint: 'ಇದು https:// ಅಥವಾ webcal:// ನಿಂದ ಆರಂಭವಾಗಿ .ics ನಲ್ಲಿ ಕೊನೆಯಾಗುತ್ತದೆ',
  addressMissing: 'ಕ್ಯಾಲೆಂಡರ್‌ನ ವಿಳಾಸ ಪೇಸ್ಟ್ ಮಾಡಿ',
  connect: 'ಜೋಡಿಸಿ',
  connecting: 'ಕ್ಯಾಲೆಂಡರ್ ಓದಲಾಗುತ್ತಿದೆ…',
  connected: (count) => `ಕ್ಯಾಲೆಂಡರ್ ಜೋಡಣೆಯಾಗಿದೆ. ${busyTimes(count)}`,
  enough: `ನೀವು ${limits.connectedCalendarsMost} ಕ್ಯಾಲೆಂಡರ್‌ಗಳನ್ನು ಜೋಡಿಸಿದ್ದೀರಿ; ಇದಕ್ಕಿಂತ ಹೆಚ್ಚು ಆಗುವುದಿಲ್ಲ. ಇನ್ನೊಂದನ್ನು ಜೋಡಿಸಲು ಒಂದನ್ನು ಬೇರ್ಪಡಿಸಿ.`,
  where: 'ವಿಳಾಸ ಎಲ್ಲಿ ಸಿಗುತ್ತದೆ',
  places: [
    {
      program: 'Google Calendar',
      way: 'ಕಂಪ್ಯೂಟರ್‌ನಲ್ಲಿ: “Settings”, ನಂತರ ಎಡಗಡೆ ಕ್ಯಾಲೆಂಡರ್‌ನ ಹೆಸರು, “Integrate calendar”, “Secret address in iCal format”.',
    },
    {
      program: 'Outlook',
      way: 'ವೆಬ್‌ನಲ್ಲಿ: “Settings”, “Calendar”, “Shared calendars”, “Publish a calendar”, ಮತ್ತು “Can view when I’m busy” ಆಯ್ಕೆ ಮಾಡಿ. ICS ಲಿಂಕ್ ಕಾಪಿ ಮಾಡಿ.',
    },
    {
      program: 'iCloud',
      way: 'Calendar ನಲ್ಲಿ: ಕ್ಯಾಲೆಂಡರ್ ಅನ್ನು ಸಾರ್ವಜನಿಕ ಕ್ಯಾಲೆಂಡರ್ ಆಗಿ ಹಂಚಿಕೊಳ್ಳಿ, ಮತ್ತು ಅದರ ಲಿಂಕ್ ಕಾಪಿ ಮಾಡಿ.',
    },
  ],
  name: (host, ending) => `${host}, …${ending}`,
  busyTimes,
  noBusyTimes: 'ಇದರಲ್ಲಿ ಮುಂದೆ ಬಿಡುವಿಲ್ಲದ ಸಮಯ ಯಾವುದೂ ಇಲ್ಲ.',
  read: (when) => `${when} ಓದಲಾಗಿದೆ`,
  neverRead: 'ಇನ್ನೂ ಓದಿಲ್ಲ',
  next: (when) => `ಮುಂದಿನ ಬಾರಿ ${when}`,
  skipped: (count) =>
    count === 1
      ? 'ಒಂದು ಈವೆಂಟ್‌ನ ಸಮಯವನ್ನು ಓದಲು ಆಗುವುದಿಲ್ಲ, ಆದ್ದರಿಂದ ಅದು ಏನನ್ನೂ ತಡೆಯುವುದಿಲ್ಲ.'
      : `${formatCount(count)} ಈವೆಂಟ್‌ಗಳ ಸಮಯವನ್ನು ಓದಲು ಆಗುವುದಿಲ್ಲ, ಆದ್ದರಿಂದ ಅವು ಏನನ್ನೂ ತಡೆಯುವುದಿಲ್ಲ.`,
  failing: (failure, since) => `${failures[failure]} ${since} ರಿಂದ ಇದು ವಿಫಲವಾಗುತ್ತಿದೆ.`,
  kept: (until) => `ಕೊನೆಯ ಬಾರಿ ಓದಿದ ಬಿಡುವಿಲ್ಲದ ಸಮಯಗಳು ${until} ವರೆಗೆ ಬುಕಿಂಗ್ ತಡೆಯುತ್ತವೆ.`,
  keptNone: 'ಇದರ ಬಿಡುವಿಲ್ಲದ ಸಮಯಗಳು ಇನ್ನು ಬುಕಿಂಗ್ ತಡೆಯುವುದಿಲ್ಲ.',
  whatNext: (failure, isRead) => {
    if (connectAgain.includes(failure)) return 'ಇದನ್ನು ಬೇರ್ಪಡಿಸಿ, ಹೊಸ ವಿಳಾಸದಿಂದ ಜೋಡಿಸಿ.';
    return isRead
      ? 'ಇದನ್ನು ತಾನಾಗಿಯೇ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಲಾಗುತ್ತದೆ.'
      : 'ಇದನ್ನು ತಾನಾಗಿಯೇ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸುವುದಿಲ್ಲ: “ಈಗ ಓದಿ” ಒತ್ತಿ.';
  },
  readNow: 'ಈಗ ಓದಿ',
  readNowOf: (name) => `ಈಗ ಓದಿ: ${name}`,
  reading: 'ಓದಲಾಗುತ್ತಿದೆ…',
  readingIt: 'ಕ್ಯಾಲೆಂಡರ್ ಓದುವುದು',
  wasRead: 'ಕ್ಯಾಲೆಂಡರ್ ಓದಲಾಗಿದೆ.',
  disconnect: 'ಬೇರ್ಪಡಿಸಿ',
  disconnectOf: (name) => `ಬೇರ್ಪಡಿಸಿ: ${name}`,
  disconnectTitle: 'ಈ ಕ್ಯಾಲೆಂಡರ್ ಬೇರ್ಪಡಿಸಬೇಕೇ?',
  disconnectWhy:
    'ಇದರ ಬಿಡುವಿಲ್ಲದ ಸಮಯಗಳನ್ನು ತಕ್ಷಣ ಮತ್ತೆ ಬುಕ್ ಮಾಡಬಹುದು, ಮತ್ತು ಇದರ ವಿಳಾಸವನ್ನು ಅಳಿಸಲಾಗುತ್ತದೆ. ನಿಮ್ಮ ಬುಕಿಂಗ್‌ಗಳು ಹಾಗೇ ಇರುತ್ತವೆ.',
  disconnecting: 'ಬೇರ್ಪಡಿಸಲಾಗುತ್ತಿದೆ…',
  disconnectingIt: 'ಕ್ಯಾಲೆಂಡರ್ ಬೇರ್ಪಡಿಸುವುದು',
  disconnected: 'ಕ್ಯಾಲೆಂಡರ್ ಬೇರ್ಪಡಿಸಲಾಗಿದೆ.',
};
