import type { Direction } from './stats.model';

const grouped = new Intl.NumberFormat('en-IN');

const than: Record<Direction, string> = {
  up: 'more than in the thirty days before',
  down: 'less than in the thirty days before',
  level: 'As in the thirty days before',
};

export const text = {
  what: 'numbers',
  chartWhat: 'chart',
  visitWhat: 'next visit',
  cards: 'Numbers',
  newcomer: 'New',
  ratings: (count: number) => `${grouped.format(count)} ${count === 1 ? 'rating' : 'ratings'}`,
  change: (direction: Direction, percent: string | null) =>
    percent === null ? than[direction] : `${percent}% ${than[direction]}`,
  people: 'Gender',
  male: 'Male',
  female: 'Female',
  child: 'Child',
  percent: '%',
  performance: 'Performance Stat',
  span: 'Period',
  spans: { weeks: 'Weeks', month: 'Month', years: 'Year' },
  hours: 'Tutoring Hours',
  students: 'Number of Students',
  classes: 'Number of Classes',
  nextVisit: 'Next Patient Details',
  name: 'Name',
  reason: 'Reason',
  born: 'D.O.B.',
  lastVisit: 'Last Appointment',
  sex: 'Sex',
  height: 'Height',
  weight: 'Weight',
  registered: 'Registration Date',
  history: 'History',
  next: 'Next Appointment',
  unknown: 'Not noted',
  noVisit: 'No visits yet',
  nobody: 'Nobody is expected',
  nobodyWhy: 'The next confirmed appointment stands here with what you noted of the patient.',
  cm: (height: number) => `${height} cm`,
  kg: (weight: number) => `${weight} kg`,
};
