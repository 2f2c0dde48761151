export const text = {
  dashboard: 'Dashboard',
  availability: 'Availability',
  messages: 'Messages',
  payments: 'Payments',
  complaints: 'Complaints',
  desk: 'Public Desk',
  settings: 'Settings',
} as const;
