export const text = {
  dashboard: 'Dashboard',
  appointments: 'Appointments',
  cases: 'My Cases',
  messages: 'Messages',
  payments: 'Payments',
  clients: 'Clients',
  questions: 'Questions',
  settings: 'Settings',
} as const;
