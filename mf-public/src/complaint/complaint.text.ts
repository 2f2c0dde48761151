import { type ComplaintEvent, limits } from '@nukkad/platform/contract';

const levels: Record<number, string> = {
  1: 'the office',
  2: 'the head of the office',
  3: 'the Nukkad team',
};

const levelOf = (level: number | null) => levels[level ?? 1] ?? 'the next level';

const events: Record<ComplaintEvent['kind'], (level: number | null) => string> = {
  received: () => 'Received',
  published: () => 'Checked, private details removed, and published. The office has been told.',
  rejected: () => 'Not published',
  'in-progress': () => 'The office is looking into it',
  escalated: (level) => `The office did not answer in time. It is now with ${levelOf(level)}.`,
  answered: () => 'Answered by the office',
  closed: () => 'Closed',
  'taken-down': () => 'Taken down',
};

const contested = (level: number | null) =>
  `Whoever complained says that the answer does not settle it. It is now with ${levelOf(level)}.`;

export const text = {
  title: (number: string) => `Complaint ${number}`,
  list: 'Complaints',
  what: 'complaint',
  unknown: 'We could not find this complaint',
  unknownWhy:
    'No complaint has this number, or it is not published. Your own opens when you are logged in, or with the link in our email.',
  login: 'Log in',
  all: 'View Complaints',
  about: (name: string, about: string) => (about === '' ? name : `${name}, ${about}`),
  aboutWhom: 'About',
  kind: 'Kind',
  with: 'Now with',
  level: levelOf,
  due: 'Next step by',
  dueRead: 'Will be read by',
  published: 'What everyone can read',
  notYet: 'Only you and the Nukkad team can read it so far.',
  never: 'Only you and the Nukkad team can read it.',
  yours: 'What you sent',
  anonymous: 'You stay anonymous: the office is not told who you are.',
  named: 'The office is told your name.',
  files: 'Your evidence',
  saveFile: (name: string) => `Download ${name}`,
  notSaved: 'The file could not be fetched. Try again in a moment.',
  answer: 'The office’s answer',
  timeline: 'What happened',
  event: ({
    kind,
    level,
    isContested = false,
  }: Pick<ComplaintEvent, 'kind' | 'level' | 'isContested'>) =>
    isContested ? contested(level) : events[kind](level),
  reason: (reason: string) => `Reason: ${reason}`,
  isSettled: 'Does the answer settle it?',
  yourTurn: 'Is it settled?',
  contest: 'It is not settled',
  contestWhy: 'What is not settled?',
  contestHint:
    'Only the Nukkad team reads this. They take it up with the office, which can answer again.',
  contestNow: 'Send to the Nukkad team',
  contesting: 'Sending…',
  contested: 'The Nukkad team takes it up. The office has been told.',
  cancel: 'Cancel',
  tooLong: `Write at most ${limits.complaintTextMaxLength} characters.`,
  close: 'Close my complaint',
  closeAsk: 'Close this complaint?',
  closeWhy: 'The office does not have to do anything more. What is published stays.',
  closeNow: 'Close it',
  keep: 'Keep it open',
  closing: 'Closing…',
  notClosed: 'It could not be closed. Reload the page to see how it stands.',
  comeBack: 'The link of this page opens your complaint: save it, and do not share it.',
  copy: 'Copy the link',
} as const;
