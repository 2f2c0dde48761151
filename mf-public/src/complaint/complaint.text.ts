import type { ComplaintEvent } from '@nukkad/platform/contract';

const levels: Record<number, string> = {
  1: 'the desk',
  2: 'the head of the office',
  3: 'the people of Nukkad',
};

const levelOf = (level: number | null) => levels[level ?? 1] ?? 'the next level';

const events: Record<ComplaintEvent['kind'], (level: number | null) => string> = {
  received: () => 'Received',
  published: () => 'Read, redacted and published; the office was told',
  rejected: () => 'Not published',
  'in-progress': () => 'The office looks at it',
  escalated: (level) => `Its time was over: it is now with ${levelOf(level)}`,
  answered: () => 'Answered by the office',
  closed: () => 'Closed',
  'taken-down': () => 'Taken down',
};

export const text = {
  title: (number: string) => `Complaint ${number}`,
  list: 'Complaints',
  what: 'complaint',
  unknown: 'There is nothing to see here',
  unknownWhy:
    'No complaint has this number, or it is not published. Yours opens when you are logged in, or with the link of our letter.',
  login: 'Log in',
  all: 'View Complaints',
  about: (name: string, about: string) => (about === '' ? name : `${name}, ${about}`),
  aboutWhom: 'About',
  kind: 'Kind',
  with: 'Is with',
  level: levelOf,
  due: 'Next step by',
  dueRead: 'Will be read by',
  published: 'As everybody reads it',
  notYet: 'Nobody but you and the people of Nukkad can read it yet.',
  never: 'Nobody but you and the people of Nukkad can read it.',
  yours: 'What you sent',
  anonymous: 'You stay anonymous: the office is not told who you are.',
  named: 'The office is told your name.',
  files: 'Your evidence',
  saveFile: (name: string) => `Download ${name}`,
  notSaved: 'The file could not be fetched. Try again in a moment.',
  answer: 'The answer of the office',
  timeline: 'What happened',
  event: (kind: ComplaintEvent['kind'], level: number | null) => events[kind](level),
  reason: (reason: string) => `Reason: ${reason}`,
  close: 'Close my complaint',
  closeAsk: 'Close this complaint?',
  closeWhy: 'Nothing more is asked of the office. What is published stays.',
  closeNow: 'Close it',
  keep: 'Keep it open',
  closing: 'Closing…',
  notClosed: 'It could not be closed. Load the page again to see how it stands.',
  comeBack: 'The link of this page is your key: keep it to yourself.',
  copy: 'Copy the link',
  copied: 'The link is copied.',
} as const;
