export const text = {
  dashboard: 'Dashboard',
  appointments: 'Appointments',
  clients: 'Clients',
  messages: 'Messages',
  settings: 'Settings',
} as const;
