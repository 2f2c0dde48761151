/** Display names of jobs and tasks. Others are shown by their code. */
const names: Readonly<Record<string, string>> = {
  email: 'E-mails',
  'search-rebuild': 'Search index',
  'password-reset-link': 'Links for new passwords',
  'client-link-proof': 'Proofs of record addresses',
  'payment-refund': 'Refunds',
  payout: 'Payouts',
  'payout-runs': 'Daily payouts',
  'payout-account-check': 'Verification of payout accounts',
  'test-payment': 'Test payments',
  'campaign-refunds': 'Refunds of stopped campaigns',
  'article-announcements': 'Announcements of articles',
  'phone-message': 'Messages to telephones',
  'phone-reply': 'Answers to messages from telephones',
  'booking-reminders': 'Booking reminders',
  'canary-evaluation': 'Canary evaluation',
  'complaint-escalation': 'Escalation of complaints',
  'connected-calendar': 'Readings of connected calendars',
  'connected-calendars': 'Turns of connected calendars',
  'outdated-calendars': 'Outdated times of connected calendars',
  'file-scans': 'File scans',
  'file-sweep': 'Removal of unused files',
  'release-health-sweep': 'Removal of old release figures',
  push: 'Messages to devices',
  'listing-alert': 'Alerts of new listings',
  'payment-order': 'Orders with the payment provider',
  'payment-look-up': 'Checks of payments',
  'payment-look-ups': 'Payments due for a check',
  'payment-settlements': 'Readings of settlements',
  'refund-look-up': 'Checks of refunds',
  'refund-look-ups': 'Refunds due for a check',
  'credit-note': 'Credit notes',
  'payout-look-up': 'Checks of payouts',
  'payout-look-ups': 'Payouts due for a check',
  'payout-account-look-ups': 'Payout accounts due for a check',
  'payout-reversals': 'Readings of returned payouts',
  'audit-archive': 'Archive of the audit log',
  'registry-timestamp': 'Timestamp of the release registry',
  'week-change-sweep': 'Removal of old changes of hours',
  retention: 'Retention',
};

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

const units: readonly [seconds: number, one: string, many: string][] = [
  [86_400, 'day', 'days'],
  [3_600, 'hour', 'hours'],
  [60, 'minute', 'minutes'],
  [1, 'second', 'seconds'],
];

/** `90` → `2 minutes`: in the largest unit not exceeding it, rounded. */
const duration = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds));
  const [size, one, many] = units.find(([unit]) => whole >= unit) ?? [1, 'second', 'seconds'];
  return counted(Math.round(whole / size), one, many);
};

export const text = {
  title: 'Jobs',
  intro:
    'Work that is done after an answer: e-mails, refunds, the search index. What fails is tried again for over a day, then waits here.',
  what: 'jobs',
  name: (name: string) => names[name] ?? name,
  duration,

  failed: 'Failed jobs',
  failedCaption: 'Jobs that failed, the oldest first',
  noneFailed: 'No job has failed',
  noneFailedWhy: 'A job that fails stands here until it is done or discarded.',
  columns: {
    kind: 'Kind',
    state: 'State',
    age: 'Age',
    attempts: 'Attempts',
    failure: 'Last failure',
    acts: 'What to do',
  },
  states: { failing: 'Failing', dead: 'Given up' },
  next: (time: string) => `Next attempt ${time}`,
  retry: 'Retry',
  retryOf: (kind: string, age: string) => `Retry: ${kind}, ${age} old`,
  retrying: 'retry the job',
  retried: 'The job is tried again now.',
  discard: 'Discard',
  discardOf: (kind: string, age: string) => `Discard: ${kind}, ${age} old`,
  discardTitle: 'Discard this job?',
  discardWhy: (kind: string) =>
    `Its work is never done, and it cannot be brought back. Kind: ${kind}.`,
  discarding: 'discard the job',
  discarded: 'The job is discarded.',

  kinds: 'Waiting by kind',
  kindsCaption: 'Jobs that are not done, by kind',
  noneWaits: 'Nothing waits.',
  kindColumns: {
    kind: 'Kind',
    waiting: 'Waiting',
    underWay: 'Under way',
    failing: 'Failing',
    dead: 'Given up',
    oldest: 'Oldest',
  },
  never: '–',

  tasks: 'Periodic tasks',
  tasksCaption: 'What is done again and again, tasks that fail first',
  taskColumns: {
    task: 'Task',
    interval: 'Every',
    last: 'Last run',
    next: 'Next run',
    state: 'State',
  },
  well: 'Well',
  failures: (count: number) => `${counted(count, 'run', 'runs')} failed`,
} as const;
