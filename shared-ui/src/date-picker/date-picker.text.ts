export const text = {
  calendar: 'Calendar',
  dateTooEarly: (first: string) => `Choose ${first} or later`,
  dateTooLate: (last: string) => `Choose ${last} or earlier`,
  dateNotAvailable: (day: string) => `${day} is not available`,
} as const;
