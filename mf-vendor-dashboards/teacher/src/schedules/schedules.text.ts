export const text = { title: 'Schedules', requests: 'Lesson Requests' } as const;
