export const text = {
  dashboard: 'Dashboard',
  appointments: 'Appointments',
  cases: 'My Cases',
  messages: 'Messages',
  payments: 'Payments',
  clients: 'Clients',
  settings: 'Settings',
} as const;
