export const text = {
  dashboard: 'Dashboard',
  appointments: 'Appointments',
  patients: 'My Patients',
  messages: 'Messages',
  payments: 'Payments',
  schedules: 'Schedules',
  questions: 'Questions',
  settings: 'Settings',
} as const;
