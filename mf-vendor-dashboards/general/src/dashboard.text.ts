export const text = {
  dashboard: 'Dashboard',
  availability: 'Availability',
  messages: 'Messages',
  payments: 'Payments',
  complaints: 'Complaints',
  desk: 'Public Desk',
  questions: 'Questions',
  settings: 'Settings',
} as const;
