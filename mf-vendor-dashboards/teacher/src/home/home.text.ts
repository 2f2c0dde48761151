export const text = {
  title: 'Dashboard',
  upcoming: 'Upcoming Class',
  thisWeek: 'This Week',
  seeSchedule: 'See Schedule',
  what: 'upcoming classes',
  hours: 'Tutoring Hours',
  students: 'Students',
  classes: 'Classes',
  schedules: 'Schedules',
  requests: 'Lesson Requests',
  matter: { header: 'Subject' },
} as const;
