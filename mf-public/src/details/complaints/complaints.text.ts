export const text = {
  part: 'complaints',
  heading: 'Complaints',
  intro: 'Names and private details are removed before a complaint is published.',
  loading: 'Loading complaints',
  what: 'complaints',
  total: (count: string) => (count === '1' ? '1 complaint' : `${count} complaints`),
  none: 'No complaints are published.',
  more: 'More complaints',
  write: 'Write a Complaint',
} as const;
