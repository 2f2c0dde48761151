import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './jobs.text';

/** Display names of jobs and tasks. Others are shown by their code. */
const names: Readonly<Record<string, string>> = {
  email: 'ಇಮೇಲ್‌ಗಳು',
  'search-rebuild': 'ಸರ್ಚ್ ಇಂಡೆಕ್ಸ್',
  'password-reset-link': 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್‌ಗಳ ಲಿಂಕ್‌ಗಳು',
  'client-link-proof': 'ದಾಖಲೆಯಲ್ಲಿರುವ ವಿಳಾಸಗಳ ಪುರಾವೆ',
  'payment-refund': 'ಮರುಪಾವತಿಗಳು',
  payout: 'ಪೇಔಟ್‌ಗಳು',
  'payout-runs': 'ಪ್ರತಿದಿನದ ಪೇಔಟ್‌ಗಳು',
  'payout-account-check': 'ಪೇಔಟ್ ಖಾತೆಗಳ ಪರಿಶೀಲನೆ',
  'test-payment': 'ಟೆಸ್ಟ್ ಪಾವತಿಗಳು',
  'campaign-refunds': 'ನಿಲ್ಲಿಸಿದ ಅಭಿಯಾನಗಳ ಮರುಪಾವತಿಗಳು',
  'article-announcements': 'ಲೇಖನಗಳ ಪ್ರಕಟಣೆ ತಿಳಿಸುವುದು',
  'phone-message': 'ಫೋನ್‌ಗೆ ಸಂದೇಶಗಳು',
  'phone-reply': 'ಫೋನ್‌ನಿಂದ ಬಂದ ಸಂದೇಶಗಳಿಗೆ ಉತ್ತರಗಳು',
  'booking-reminders': 'ಬುಕಿಂಗ್ ನೆನಪೋಲೆಗಳು',
  'canary-evaluation': 'ಕ್ಯಾನರಿ ಮೌಲ್ಯಮಾಪನ',
  'complaint-escalation': 'ದೂರುಗಳನ್ನು ಮೇಲಿನ ಹಂತಕ್ಕೆ ಕಳುಹಿಸುವುದು',
  'connected-calendar': 'ಜೋಡಿಸಿದ ಕ್ಯಾಲೆಂಡರ್‌ಗಳನ್ನು ಓದುವುದು',
  'connected-calendars': 'ಜೋಡಿಸಿದ ಕ್ಯಾಲೆಂಡರ್‌ಗಳ ಸರದಿ',
  'outdated-calendars': 'ಜೋಡಿಸಿದ ಕ್ಯಾಲೆಂಡರ್‌ಗಳ ಹಳೆಯ ಸಮಯಗಳು',
  'file-scans': 'ಫೈಲ್ ಸ್ಕ್ಯಾನ್‌ಗಳು',
  'file-sweep': 'ಬಳಸದ ಫೈಲ್‌ಗಳನ್ನು ತೆಗೆಯುವುದು',
  'release-health-sweep': 'ರಿಲೀಸ್‌ನ ಹಳೆಯ ಅಂಕಿಅಂಶ ತೆಗೆಯುವುದು',
  push: 'ಸಾಧನಗಳಿಗೆ ಸಂದೇಶಗಳು',
  'listing-alert': 'ಹೊಸ ಲಿಸ್ಟಿಂಗ್‌ಗಳ ಸೂಚನೆಗಳು',
  'payment-order': 'ಪಾವತಿ ಪೂರೈಕೆದಾರರಲ್ಲಿ ಆರ್ಡರ್‌ಗಳು',
  'payment-look-up': 'ಪಾವತಿಗಳ ಪರಿಶೀಲನೆ',
  'payment-look-ups': 'ಪರಿಶೀಲನೆಗೆ ಬಾಕಿ ಇರುವ ಪಾವತಿಗಳು',
  'payment-settlements': 'ಸೆಟಲ್‌ಮೆಂಟ್‌ಗಳನ್ನು ಓದುವುದು',
  'refund-look-up': 'ಮರುಪಾವತಿಗಳ ಪರಿಶೀಲನೆ',
  'refund-look-ups': 'ಪರಿಶೀಲನೆಗೆ ಬಾಕಿ ಇರುವ ಮರುಪಾವತಿಗಳು',
  'credit-note': 'ಕ್ರೆಡಿಟ್ ನೋಟ್‌ಗಳು',
  'payout-look-up': 'ಪೇಔಟ್‌ಗಳ ಪರಿಶೀಲನೆ',
  'payout-look-ups': 'ಪರಿಶೀಲನೆಗೆ ಬಾಕಿ ಇರುವ ಪೇಔಟ್‌ಗಳು',
  'payout-account-look-ups': 'ಪರಿಶೀಲನೆಗೆ ಬಾಕಿ ಇರುವ ಪೇಔಟ್ ಖಾತೆಗಳು',
  'payout-reversals': 'ಹಿಂತಿರುಗಿದ ಪೇಔಟ್‌ಗಳನ್ನು ಓದುವುದು',
  'audit-archive': 'ಆಡಿಟ್ ಲಾಗ್‌ನ ಸಂಗ್ರಹ',
  'registry-timestamp': 'ರಿಲೀಸ್ ರಿಜಿಸ್ಟ್ರಿಯ ಟೈಮ್‌ಸ್ಟ್ಯಾಂಪ್',
  'week-change-sweep': 'ಸಮಯದ ಹಳೆಯ ಬದಲಾವಣೆಗಳನ್ನು ತೆಗೆಯುವುದು',
  retention: 'ರಿಟೆನ್ಷನ್',
};

const units: readonly [seconds: number, one: string, many: string][] = [
  [86_400, 'ದಿನ', 'ದಿನಗಳು'],
  [3_600, 'ಗಂಟೆ', 'ಗಂಟೆಗಳು'],
  [60, 'ನಿಮಿಷ', 'ನಿಮಿಷಗಳು'],
  [1, 'ಸೆಕೆಂಡ್', 'ಸೆಕೆಂಡ್‌ಗಳು'],
];

/** `90` → `2 ನಿಮಿಷಗಳು`: in the largest unit not exceeding it, rounded. */
const duration = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds));
  const [size, one, many] = units.find(([unit]) => whole >= unit) ?? [1, 'ಸೆಕೆಂಡ್', 'ಸೆಕೆಂಡ್‌ಗಳು'];
  const count = Math.round(whole / size);
  return `${count} ${count === 1 ? one : many}`;
};

export const text: Translation<typeof english> = {
  title: 'ಜಾಬ್‌ಗಳು',
  intro:
    'ಉತ್ತರ ನೀಡಿದ ನಂತರ ನಡೆಯುವ ಕೆಲಸ: ಇಮೇಲ್‌ಗಳು, ಮರುಪಾವತಿಗಳು, ಸರ್ಚ್ ಇಂಡೆಕ್ಸ್. ವಿಫಲವಾದದ್ದನ್ನು ಒಂದು ದಿನಕ್ಕಿಂತ ಹೆಚ್ಚು ಕಾಲ ಮತ್ತೆ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಲಾಗುತ್ತದೆ, ನಂತರ ಅದು ಇಲ್ಲಿ ಕಾಯುತ್ತದೆ.',
  what: 'ಜಾಬ್‌ಗಳು',
  name: (name) => names[name] ?? name,
  duration,

  failed: 'ವಿಫಲ ಜಾಬ್‌ಗಳು',
  failedCaption: 'ವಿಫಲವಾದ ಜಾಬ್‌ಗಳು, ಅತ್ಯಂತ ಹಳೆಯದು ಮೊದಲು',
  noneFailed: 'ಯಾವ ಜಾಬ್ ಕೂಡ ವಿಫಲವಾಗಿಲ್ಲ',
  noneFailedWhy: 'ವಿಫಲವಾದ ಜಾಬ್ ಮುಗಿಯುವವರೆಗೆ ಅಥವಾ ಕೈಬಿಡುವವರೆಗೆ ಇಲ್ಲಿರುತ್ತದೆ.',
  columns: {
    kind: 'ವಿಧ',
    state: 'ಸ್ಥಿತಿ',
    age: 'ಎಷ್ಟು ಹಳೆಯದು',
    attempts: 'ಪ್ರಯತ್ನಗಳು',
    failure: 'ಕೊನೆಯ ವೈಫಲ್ಯ',
    acts: 'ಏನು ಮಾಡಬೇಕು',
  },
  states: { failing: 'ವಿಫಲವಾಗುತ್ತಿದೆ', dead: 'ಪ್ರಯತ್ನ ನಿಂತಿದೆ' },
  next: (time) => `ಮುಂದಿನ ಪ್ರಯತ್ನ ${time}`,
  retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  retryOf: (kind, age) => `ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ: ${kind}, ${age} ಹಳೆಯದು`,
  retrying: 'ಜಾಬ್‌ನ ಮರುಪ್ರಯತ್ನ',
  retried: 'ಜಾಬ್ ಅನ್ನು ಈಗ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಲಾಗುತ್ತಿದೆ.',
  discard: 'ಕೈಬಿಡಿ',
  discardOf: (kind, age) => `ಕೈಬಿಡಿ: ${kind}, ${age} ಹಳೆಯದು`,
  discardTitle: 'ಈ ಜಾಬ್ ಕೈಬಿಡಬೇಕೆ?',
  discardWhy: (kind) => `ಇದರ ಕೆಲಸ ಎಂದಿಗೂ ನಡೆಯುವುದಿಲ್ಲ, ಇದನ್ನು ಮರಳಿ ತರಲಾಗದು. ವಿಧ: ${kind}.`,
  discarding: 'ಜಾಬ್ ಕೈಬಿಡುವುದು',
  discarded: 'ಜಾಬ್ ಅನ್ನು ಕೈಬಿಡಲಾಗಿದೆ.',

  kinds: 'ಬಾಕಿ, ವಿಧವಾರು',
  kindsCaption: 'ಮುಗಿಯದ ಜಾಬ್‌ಗಳು, ವಿಧವಾರು',
  noneWaits: 'ಯಾವುದೂ ಬಾಕಿ ಇಲ್ಲ.',
  kindColumns: {
    kind: 'ವಿಧ',
    waiting: 'ಬಾಕಿ',
    underWay: 'ನಡೆಯುತ್ತಿದೆ',
    failing: 'ವಿಫಲವಾಗುತ್ತಿದೆ',
    dead: 'ಪ್ರಯತ್ನ ನಿಂತಿದೆ',
    oldest: 'ಅತ್ಯಂತ ಹಳೆಯದು',
  },
  never: '–',

  tasks: 'ನಿಯಮಿತ ಟಾಸ್ಕ್‌ಗಳು',
  tasksCaption: 'ಮತ್ತೆ ಮತ್ತೆ ಮಾಡುವಂಥವು, ವಿಫಲವಾಗುವ ಟಾಸ್ಕ್‌ಗಳು ಮೊದಲು',
  taskColumns: {
    task: 'ಟಾಸ್ಕ್',
    interval: 'ಅಂತರ',
    last: 'ಕೊನೆಯ ಬಾರಿ',
    next: 'ಮುಂದಿನ ಬಾರಿ',
    state: 'ಸ್ಥಿತಿ',
  },
  well: 'ಸರಿಯಿದೆ',
  failures: (count) => `${count} ಬಾರಿ ವಿಫಲ`,
};
