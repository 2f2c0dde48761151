import type { ComplaintStatus } from '@nukkad/platform/contract';

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
  } satisfies Record<ComplaintStatus, string>,
  alike: (count: number) =>
    count === 1 ? '1 other says the same' : `${count} others say the same`,
  answer: 'The answer',
  unread: 'Unread Messages',
  rating: 'Overall Ratings',
} as const;
