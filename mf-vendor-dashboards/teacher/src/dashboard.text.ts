export const text = {
  rooms: {
    schedules: 'Schedules',
    students: 'Students',
    assignments: 'Assignments',
  },
  classes: 'Classes',
} as const;
