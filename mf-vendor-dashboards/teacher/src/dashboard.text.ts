export const text = {
  rooms: {
    dashboard: 'Dashboard',
    schedules: 'Schedules',
    students: 'Students',
    messages: 'Messages',
    assignments: 'Assignments',
    payments: 'Payments',
    settings: 'Settings',
  },
  classes: 'Classes',
} as const;
