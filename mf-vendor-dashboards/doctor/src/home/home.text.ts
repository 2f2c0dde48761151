export const text = {
  title: 'Dashboard',
  cards: {
    patients: 'Patients',
    appointments: 'Appointments',
    consulting: 'Clinic Consulting',
    rating: 'Overall Ratings',
  },
} as const;
