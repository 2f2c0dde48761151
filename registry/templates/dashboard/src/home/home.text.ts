export const text = {
  title: 'Dashboard',
  requests: 'Appointment Requests',
  today: 'Appointments',
  clients: 'Clients',
  comingWeek: 'Coming Seven Days',
  rating: 'Overall Ratings',
} as const;
