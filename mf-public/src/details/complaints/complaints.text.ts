import type { ComplaintStatus } from '@nukkad/platform/contract';

const statuses: Record<ComplaintStatus, string> = {
  received: 'Received',
  'in-progress': 'In progress',
  answered: 'Answered',
  closed: 'Closed',
};

/** The kinds of complaint by their slugs. */
const kinds: Record<string, string> = {
  'service-related': 'Service-related',
  'contractual-and-financial': 'Contractual and Financial',
  'data-and-security-related': 'Data and Security-related',
  'behavioral-and-ethical': 'Behavioral and Ethical',
  'product-related': 'Product-related',
  'healthcare-related': 'Healthcare Related',
};

export const text = {
  part: 'complaints',
  heading: 'Complaints',
  intro: 'Names and private details are taken out before a complaint is published.',
  loading: 'Loading complaints',
  what: 'complaints',
  total: (count: string) => (count === '1' ? '1 complaint' : `${count} complaints`),
  none: 'No complaints are published.',
  more: 'More complaints',
  write: 'Write a Complaint',
  kind: (slug: string) => kinds[slug] ?? slug.replaceAll('-', ' '),
  status: (status: ComplaintStatus) => statuses[status],
  alike: (count: string) =>
    count === '1' ? '1 other says the same' : `${count} others say the same`,
  answer: 'The answer',
} as const;
