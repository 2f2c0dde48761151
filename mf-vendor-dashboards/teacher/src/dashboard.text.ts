export const text = {
  rooms: {
    dashboard: 'Dashboard',
    schedules: 'Schedules',
    students: 'Students',
    messages: 'Messages',
    assignments: 'Assignments',
    payments: 'Payments',
    questions: 'Questions',
    settings: 'Settings',
  },
  classes: 'Classes',
} as const;
