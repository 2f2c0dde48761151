import type { Decision, QueueName } from '@nukkad/platform/contract';

/** A kind of case: menu label, singular and plural. */
export interface QueueWords {
  title: string;
  one: string;
  many: string;
}

export const queueWords: Record<QueueName, QueueWords> = {
  verifications: { title: 'Verification', one: 'professional', many: 'professionals' },
  complaints: { title: 'Complaints', one: 'complaint', many: 'complaints' },
  campaigns: { title: 'Campaigns', one: 'campaign', many: 'campaigns' },
  questions: { title: 'Questions', one: 'question', many: 'questions' },
  reviews: { title: 'Reviews', one: 'review', many: 'reviews' },
  stories: { title: 'Stories', one: 'story', many: 'stories' },
  tickets: { title: 'Support', one: 'ticket', many: 'tickets' },
  offices: { title: 'Offices', one: 'office request', many: 'office requests' },
  claims: { title: 'New claims', one: 'claim', many: 'claims' },
  payments: { title: 'Money', one: 'money case', many: 'money cases' },
};

/** Number of a kind, in words: `1 review`, `3 reviews`. */
export const counted = (queue: QueueName, count: number): string =>
  `${count} ${count === 1 ? queueWords[queue].one : queueWords[queue].many}`;

/** Confirmation of a decision. */
export const doneWords: Record<Decision, string> = {
  publish: 'Published',
  reject: 'Rejected',
  stop: 'Stopped',
  keep: 'Kept',
  'take-down': 'Taken down',
  answer: 'Answered',
  close: 'Closed',
  reopen: 'Opened again',
  grant: 'Granted',
  revoke: 'Revoked',
  approve: 'Approved',
  confirm: 'Confirmed',
};
