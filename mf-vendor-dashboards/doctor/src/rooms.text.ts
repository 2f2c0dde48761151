export const text = {
  patients: 'My Patients',
  schedules: 'Schedules',
} as const;
