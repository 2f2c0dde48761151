export const text = {
  title: 'Dashboard',
  requests: 'Appointment Requests',
  // What people ask for, in the word of the profession.
  matter: { header: 'Service' },
  today: 'Appointments',
  clients: 'Clients',
  comingWeek: 'Coming Seven Days',
  rating: 'Overall Ratings',
} as const;
