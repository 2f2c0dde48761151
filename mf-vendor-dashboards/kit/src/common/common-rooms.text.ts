export const text = {
  dashboard: 'Dashboard',
  appointments: 'Appointments',
  messages: 'Messages',
  payments: 'Payments',
  questions: 'Questions',
  settings: 'Settings',
} as const;
