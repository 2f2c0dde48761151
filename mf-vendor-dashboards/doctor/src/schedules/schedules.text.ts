export const text = { title: 'Schedules', list: 'Appointment list' } as const;
