export const text = {
  title: 'Appointments',
  requests: 'Appointment Requests',
} as const;
