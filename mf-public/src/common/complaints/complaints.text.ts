import type { ComplaintStatus } from '@nukkad/platform/contract';
import { kinds } from './kinds.text';

const statuses: Record<ComplaintStatus, string> = {
  received: 'Received',
  'in-progress': 'In progress',
  answered: 'Answered',
  closed: 'Closed',
  rejected: 'Not published',
};

export const text = {
  /** By its slug or its name. */
  kind: (kind: string) => kinds[kind] ?? kind,
  status: (status: ComplaintStatus) => statuses[status],
  alike: (count: string) =>
    count === '1' ? '1 other says the same' : `${count} others say the same`,
  answer: 'The answer',
  about: (name: string, about: string) => (about === '' ? name : `${name}, ${about}`),
  meToo: 'Me too',
  meTooTo: (number: string) => `Me too: ${number}`,
  takeBack: 'Take back “me too”',
  takeBackTo: (number: string) => `Take back “me too”: ${number}`,
  storing: 'Storing…',
  meTooLogin: 'Log in to say “me too”',
  meTooFailed: 'Your “me too” could not be stored. Try again in a moment.',
} as const;
