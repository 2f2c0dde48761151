export const text = {
  dashboard: 'Dashboard',
  appointments: 'Appointments',
  patients: 'My Patients',
  messages: 'Messages',
  payments: 'Payments',
  schedules: 'Schedules',
  settings: 'Settings',
} as const;
