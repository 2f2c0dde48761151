import { type ComplaintStatus, limits } from '@nukkad/platform/contract';

const levels: Record<number, string> = {
  2: 'It has moved up to the head of your office.',
  3: 'It has moved up to the Nukkad team.',
};

export const text = {
  home: 'Dashboard',
  title: 'Complaints',
  what: 'complaints',
  latest: 'Latest Complaints',
  viewAll: 'View All',
  none: 'No complaints are published',
  noneWhy: 'Complaints about you and your departments appear here as everyone can read them.',
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
  about: (department: string) => `Department: ${department}`,
  from: (name: string) => `From ${name}`,
  unnamed: 'From someone who wants to stay anonymous',
  due: (day: string) => `Next step by ${day}`,
  moved: (level: number) => levels[level] ?? '',
  takeUp: 'We are looking into it',
  takeUpOf: (number: string) => `We are looking into it: ${number}`,
  takingUp: 'Saying that you are looking into it',
  write: 'Answer',
  writeTo: (number: string) => `Answer ${number}`,
  yourAnswer: 'Your answer',
  answerHint: 'Everyone can read it, and it cannot be changed. Do not name private people.',
  publish: 'Publish answer',
  publishing: 'Publishing…',
  published: 'Your answer is published, and we have told the person who complained.',
  tooLong: `Write at most ${limits.complaintTextMaxLength} characters.`,
} as const;
