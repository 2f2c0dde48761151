export const text = {
  part: 'booking panel',
  loading: 'Loading free times',
  what: 'free times',
  day: 'Choose a day',
  earlier: 'Earlier week',
  later: 'Later week',
  free: (count: number) => (count === 0 ? 'Full' : `${count} free`),
  freeOn: (day: string, count: number) =>
    count === 0 ? `${day}, no free times` : `${day}, ${count} free`,
  noneThisWeek: 'No free times this week.',
  timesOn: (day: string) => `Times on ${day}`,
  otherDay: 'Choose a different date',
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  partWith: (part: string, free: number) =>
    `${part} · ${free === 0 ? 'none free' : `${free} free`}`,
  noTimes: 'No times here on this day.',
  slot: (time: string, day: string) => `${time}, ${day}, IST`,
  taken: {
    closed: 'Closed',
    lunch: 'Lunch break',
    past: 'Over',
    booked: 'Booked',
  },
  zone: 'All times are in India (IST).',
  chosen: (when: string) => `Chosen: ${when} IST`,
  chooseFirst: 'Choose a time first.',
  next: (when: string) => `Next: ${when} IST`,
  noNext: 'No free time in the next two weeks',
  opening: 'Opening…',
  complain: 'Write a Complaint',
  complainWhy: (name: string) =>
    `Something went wrong with ${name}’s office? Say what happened: you get a number and see how it goes on.`,
} as const;
