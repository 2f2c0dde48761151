export const text = {
  time: 'Time',
  nothingPlanned: 'Nothing planned',
  pickTime: (time: string, day: string) => `Choose ${time} on ${day}`,
  until: (time: string, day: string) => ` to ${time}, ${day}`,
  pickTimeIn: (time: string, day: string, what: string) => `Choose ${time} on ${day}, ${what}`,
  allDay: 'All day',
  timeOn: (day: string, time: string) => `${day}, ${time}`,
  isTaken: 'not free',
  moving: (title: string) =>
    `Moving ${title}. Arrow keys choose another time, Enter drops it there, Escape leaves it.`,
  staysWhereItWas: (title: string) => `${title} stays where it was.`,
  spanChosen: (day: string, from: string, to: string) =>
    `${day}, ${from} to ${to}. Enter chooses it, Escape drops it.`,
} as const;
