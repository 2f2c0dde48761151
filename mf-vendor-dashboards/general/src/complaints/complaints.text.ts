import { type ComplaintStatus, limits } from '@nukkad/platform/contract';

const levels: Record<number, string> = {
  2: 'It has moved up to the head of your office.',
  3: 'It has moved up to the people of Nukkad.',
};

export const text = {
  home: 'Dashboard',
  title: 'Complaints',
  what: 'complaints',
  latest: 'Latest Complaints',
  viewAll: 'View All',
  none: 'No complaints are published',
  noneWhy: 'What people complain of about you stands here as everybody may read it.',
  statuses: {
    received: 'Received',
    'in-progress': 'In progress',
    answered: 'Answered',
    closed: 'Closed',
    rejected: 'Taken down',
  } satisfies Record<ComplaintStatus, string>,
  alike: (count: number) =>
    count === 1 ? '1 other says the same' : `${count} others say the same`,
  answer: 'The answer',
  unread: 'Unread Messages',
  rating: 'Overall Ratings',
  from: (name: string) => `From ${name}`,
  unnamed: 'From somebody who wants to stay unnamed',
  due: (day: string) => `Next step by ${day}`,
  moved: (level: number) => levels[level] ?? '',
  takeUp: 'We look at it',
  takeUpOf: (number: string) => `We look at it: ${number}`,
  takingUp: 'Saying that you look at it',
  write: 'Answer',
  writeTo: (number: string) => `Answer ${number}`,
  yourAnswer: 'Your answer',
  answerHint: 'Everybody can read it, and it cannot be changed. Name no private people.',
  publish: 'Publish answer',
  publishing: 'Publishing…',
  published: 'Your answer is published, and who complained is told.',
  tooLong: `Write at most ${limits.complaintTextMaxLength} characters.`,
} as const;
